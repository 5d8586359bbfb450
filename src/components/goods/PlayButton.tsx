import styled from '@emotion/styled';
import { Button } from '../../primitives/controls/Button';
import { Icon } from '../../primitives/pictures/Icon';
import { below, from } from '../../theme/media';
import { height, space } from '../../tokens/space';

interface PlayButtonProps {
  /** The recording's title. */
  title: string;
  /** Its length, as m:ss. */
  duration: string;
  onPress: () => void;
}

/** The button on the cover of a recording that plays its preview. */
export function PlayButton({ title, duration, onPress }: PlayButtonProps) {
  return (
    <Play
      variant="cover"
      aria-label={`Play Preview of ${title}, ${duration}`}
      onClick={() => onPress()}
    >
      <Icon name="play" size={14} filled />
      <Length>{duration}</Length>
    </Play>
  );
}

const Play = styled(Button)`
  position: absolute;
  inset-block-end: 0.375rem;
  inset-inline-end: 0.375rem;
  inline-size: ${height.target};
  padding: 0;

  ${from.pair} {
    inset-block-end: 0.625rem;
    inset-inline-end: 0.625rem;
    inline-size: auto;
    padding-inline: ${space[4]};
  }
`;

/* On a phone the play button is a circle like the heart: its length stands with the figures. */
const Length = styled.span`
  ${below.pair} {
    display: none;
  }
`;
