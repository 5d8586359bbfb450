import type { Route } from '../../routes/Route';
import { usePlaceholderAction } from '../../shell/toast/useToast';
import { Meta } from './Meta';

/** A route as the component Gatsby wants of a page. */
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
