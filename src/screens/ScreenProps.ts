import type { Act } from '../actions';

/** What every screen with something to press takes. */
export interface ScreenProps {
  /** Takes what a visitor asked for, with the thing it acts on. */
  onAct: Act;
}
