import { coverPitch, type CoverHand } from '../tokens/cover';

const { fine: pitch, wide } = coverPitch;
const ink = 'color-mix(in srgb, var(--c3) 55%, transparent)';
const faint = 'color-mix(in srgb, var(--c3) 32%, transparent)';
const sheen = 'color-mix(in srgb, var(--c1) 60%, transparent)';
const wash = 'linear-gradient(var(--a), var(--c1), var(--c2) 48%, var(--c3))';
const glow = 'radial-gradient(circle at var(--x) var(--y), var(--c1), transparent 62%)';

/** Two arcs of a fish's scale; laid twice, half a scale apart. */
const scale = `radial-gradient(circle at 50% 100%, transparent 0 26%, ${ink} 27% 28.5%, transparent 29.5% 42.5%, ${ink} 43.5% 44.5%, transparent 45.5%)`;

/** The backgrounds of each hand, topmost first. Only gradients: they need no file and no script, and fit any size. */
const art: Record<CoverHand, string[]> = {
  grooves: [
    `repeating-radial-gradient(circle at var(--x) var(--y), transparent 0 calc(${pitch} - 1.25px), ${ink} ${pitch})`,
    'radial-gradient(circle at 15% 10%, var(--c1), transparent 55%)',
    'radial-gradient(circle at 92% 92%, var(--c3), transparent 60%)',
    'linear-gradient(var(--c2), var(--c2))',
  ],
  bars: [
    `repeating-linear-gradient(90deg, ${ink} 0 calc(${pitch} * 0.4), transparent 0 ${pitch})`,
    'radial-gradient(circle at 10% 0%, var(--c1), transparent 60%)',
    'linear-gradient(160deg, var(--c2), var(--c3))',
  ],
  dots: [
    `radial-gradient(circle, ${sheen} 0 24%, transparent 27%) 0 0 / ${wide} ${wide}`,
    `radial-gradient(circle at var(--x) var(--y), color-mix(in srgb, var(--c1) 75%, transparent), transparent 70%)`,
    'linear-gradient(150deg, var(--c2), var(--c3))',
  ],
  sweep: [
    'conic-gradient(from var(--a) at var(--x) var(--y), var(--c1), var(--c2) 24%, var(--c3) 48%, var(--c2) 72%, var(--c1))',
  ],
  weave: [
    `repeating-linear-gradient(45deg, ${faint} 0 calc(${wide} / 2), transparent 0 ${wide})`,
    `repeating-linear-gradient(-45deg, ${sheen} 0 calc(${wide} / 4), transparent 0 ${wide})`,
    'linear-gradient(var(--a), var(--c2), var(--c3))',
  ],
  contour: [
    `repeating-radial-gradient(120% 80% at var(--x) var(--y), transparent 0 calc(${wide} * 0.8 - 3px), ${sheen} calc(${wide} * 0.8 - 2px) calc(${wide} * 0.8 - 1px), transparent calc(${wide} * 0.8))`,
    'radial-gradient(90% 70% at var(--x) var(--y), var(--c2), transparent)',
    'linear-gradient(var(--a), var(--c2), var(--c3) 70%)',
  ],
  glow: [
    `repeating-linear-gradient(0deg, ${faint} 0 1.25px, transparent 0 ${pitch})`,
    glow,
    'linear-gradient(200deg, var(--c2), var(--c3))',
  ],
  hatch: [
    `repeating-linear-gradient(115deg, ${sheen} 0 1.25px, transparent 0 calc(${wide} / 2))`,
    'linear-gradient(115deg, transparent 40%, color-mix(in srgb, var(--c3) 70%, transparent))',
    'linear-gradient(var(--a), var(--c1), var(--c2) 45%)',
  ],
  rays: [
    `repeating-conic-gradient(from var(--a) at var(--x) var(--y), ${faint} 0 5deg, transparent 0 15deg)`,
    glow,
    'linear-gradient(var(--c2), var(--c3))',
  ],
  blocks: [
    'linear-gradient(90deg, transparent 66%, color-mix(in srgb, var(--c3) 80%, var(--c1)) 0)',
    'linear-gradient(var(--c1), var(--c1)) var(--x) 0 / 34% 62% no-repeat',
    'linear-gradient(var(--c3), var(--c3)) 0 var(--y) / 58% 38% no-repeat',
    'linear-gradient(165deg, var(--c2), color-mix(in srgb, var(--c2) 70%, var(--c1)))',
  ],
  scales: [
    `${scale} 0 0 / ${wide} ${wide}`,
    `${scale} calc(${wide} / 2) calc(${wide} / 2) / ${wide} ${wide}`,
    wash,
  ],
  check: [
    `repeating-conic-gradient(${faint} 0 25%, transparent 0 50%) 0 0 / ${wide} ${wide}`,
    glow,
    'linear-gradient(var(--a), var(--c2), var(--c3))',
  ],
};

/** Each hand as a rule for `data-hand`. */
export const coverArt = Object.entries(art)
  .map(([hand, layers]) => `&[data-hand='${hand}'] { background: ${layers.join(', ')}; }`)
  .join('\n');
