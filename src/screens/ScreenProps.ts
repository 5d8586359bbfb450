/** What every screen with something to press takes. */
export interface ScreenProps {
  /** The one placeholder action: called with the title its toast shows (specification, section 8). */
  onAction: (title: string) => void;
}
