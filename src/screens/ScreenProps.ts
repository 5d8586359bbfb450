import type { Act } from '../actions';

/** The props of every screen that has actions. */
export interface ScreenProps {
  /** Called with the action that a visitor asked for, and the item it acts on. */
  onAction: Act;
}
