import type { Route } from '../../routes/Route';
import { usePlaceholderAction } from '../../shell/toast/useToast';
import { Meta } from './Meta';

/** Turns a route into the component that Gatsby expects of a page. */
export const pageOf = (route: Route) =>
  function Page() {
    const act = usePlaceholderAction();
    return (
      <>
        <Meta page={route} />
        {route.screen(act)}
      </>
    );
  };
