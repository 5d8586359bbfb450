import { askForRightPage } from './askForRightPage';
import { reloadOnEarlyBack } from './earlyBack';
import { keepAddressLegible } from './legibleAddress';
import { guardNavigation } from './navigation';
import { leaveScrollToRouter } from './scrollRestoration';

/**
 * Everything that stands between the visitor's steps and Gatsby's router. Call it before the router reads the
 * address, and what it returns when the router listens.
 */
export function installNavigation(): () => void {
  const stopReloading = reloadOnEarlyBack();
  keepAddressLegible();
  askForRightPage();
  return () => {
    stopReloading();
    leaveScrollToRouter();
    guardNavigation();
  };
}
