import { askForRightPage } from './askForRightPage';
import { reloadOnEarlyBack } from './earlyBack';
import { keepAddressLegible } from './legibleAddress';
import { guardNavigation } from './navigation';
import { forgetEarlierVisit, leaveScrollToRouter } from './scrollRestoration';

/**
 * Installs all our changes to how Gatsby navigates. Call it before the router reads the address,
 * and call the returned function when the router listens.
 */
export function installNavigation(): () => void {
  keepAddressLegible();
  const stopReloading = reloadOnEarlyBack();
  askForRightPage();
  forgetEarlierVisit();
  const guard = guardNavigation();
  return () => {
    stopReloading();
    leaveScrollToRouter();
    guard();
  };
}
