import { height } from '../tokens/space';

interface CustomProperty {
  /** The type of the value, as in `@property`, or in words where that has none. */
  syntax: string;
  /**
   * The value that readers use where nobody has set one. Left out where somebody always has;
   * `ownDefault` where readers differ.
   */
  default?: string;
  /** The modules of src that set it. */
  setBy: readonly string[];
  /** The modules of src, and the drawings, that read it. */
  readBy: readonly string[];
}

const ownDefault: string = 'each reader has its own';

const inSvg = 'static/prints';

/**
 * Every CSS custom property that one component sets for others, without its prefix. Those of the
 * tokens (`color`, `font`) and those that one component keeps to itself are not listed. Scripts use
 * only its types; its values are read by GlobalStyles, which only the server renders.
 */
export const customProperties = {
  /** 1 while a card is hovered or holds the focus: what moves with it multiplies by it. */
  touched: {
    syntax: '<number>',
    default: '0',
    setBy: ['inks'],
    readBy: ['GarmentCard', 'Picture'],
  },
  /** How far the key plate of a print is moved to the right. */
  'register-x': { syntax: '<length>', default: '0px', setBy: ['inks'], readBy: ['inks', inSvg] },
  /** How far the key plate of a print is moved down. */
  'register-y': { syntax: '<length>', default: '0px', setBy: ['inks'], readBy: ['inks', inSvg] },
  /** How thick the lines of a print are. */
  'print-line': {
    syntax: '<length>',
    default: '3px',
    setBy: ['Picture', 'CategoryPanel', 'CategoryTile', 'GarmentPicture'],
    readBy: [inSvg],
  },
  /** The room around a thing in its picture, as in `padding`. */
  'print-room': {
    syntax: '<length-percentage>+',
    default: '8%',
    setBy: ['GarmentPicture', 'LeadShoe', 'ShoeCard'],
    readBy: ['Picture'],
  },
  /** How far the drawing of a picture rises while its card is touched. */
  'print-lift': { syntax: '<length>', default: '0px', setBy: ['ShoeCard'], readBy: ['Picture'] },
  /** How much larger or smaller a scene is than one that just fills its picture; it grows from the picture's foot. */
  'scene-scale': {
    syntax: '<number> | none',
    default: 'none',
    setBy: ['postCover'],
    readBy: ['Picture'],
  },
  /** How far a scene is moved in its picture, as in `translate`. */
  'scene-shift': {
    syntax: '<length-percentage>+ | none',
    default: 'none',
    setBy: ['postCover', 'StreamCard'],
    readBy: ['Picture'],
  },
  /** How wide the photo beside a drawing is; `cqi` are those of the picture. */
  'photo-width': {
    syntax: '<length>',
    default: '36cqi',
    setBy: ['GarmentCard', 'LeadShoe', 'ShoeCard'],
    readBy: ['Photo'],
  },
  /** How far below the upper edge of a picture the photo beside the drawing hangs. */
  'photo-top': {
    syntax: '<length-percentage>',
    default: '0px',
    setBy: ['GarmentPicture', 'LeadShoe', 'ShoeCard'],
    readBy: ['Photo'],
  },
  /** How far from the end of a picture the photo beside the drawing hangs. */
  'photo-end': {
    syntax: '<length-percentage>',
    default: '0px',
    setBy: ['GarmentPicture', 'LeadShoe'],
    readBy: ['Photo'],
  },
  /** The ink of an item’s ground. */
  'ink-ground': { syntax: '<color>', setBy: ['inks'], readBy: ['inks', inSvg] },
  /** The ink of an item’s large shapes. */
  'ink-body': {
    syntax: '<color>',
    default: ownDefault,
    setBy: ['inks'],
    readBy: ['Disc', 'inks', inSvg],
  },
  /** The ink of an item’s lines, and of words on its ground. */
  'ink-key': {
    syntax: '<color>',
    default: ownDefault,
    setBy: ['inks'],
    readBy: ['Disc', 'inks', inSvg],
  },
  /** The ink of the parts that are left bare. */
  'ink-paper': { syntax: '<color>', setBy: ['inks'], readBy: ['inks', inSvg] },
  /** How far a record comes out of its sleeve, in steps of 12% of its width. */
  'disc-out': {
    syntax: '<number>',
    default: '0',
    setBy: ['ProductCard', 'Trades', 'inks'],
    readBy: ['Sleeve'],
  },
  /** How the words of a label are displayed: `none` where a cover hides them. */
  'disc-words': { syntax: '*', default: 'block', setBy: ['ProductCard'], readBy: ['Disc'] },
  /** The animation by which a record leaves its sleeve when the page prints itself, or its row passes on a touch screen. */
  'disc-run': {
    syntax: '*',
    default: 'none',
    setBy: ['FeaturedAlbum', 'passing'],
    readBy: ['Sleeve'],
  },
  /** How far the label of a record has turned, as in `rotate`. */
  'disc-turn': { syntax: '<angle> | none', default: 'none', setBy: ['inks'], readBy: ['Disc'] },
  /** How far a record looks out of its sleeve at rest, as a share of its width. */
  'sleeve-out': {
    syntax: '<percentage>',
    default: '0%',
    setBy: ['FeaturedAlbum', 'Sleeve', 'ProductCard'],
    readBy: ['FeaturedAlbum', 'Sleeve'],
  },
  /** How far below the cover of the album of the day its line lands. */
  'line-foot': {
    syntax: '<length>',
    default: '0px',
    setBy: ['HomeHero'],
    readBy: ['FeaturedAlbum', 'HomeHero'],
  },
  /** `subgrid` in a board: its rows share its columns. */
  board: {
    syntax: 'subgrid | <the value of grid-template-columns>',
    default: ownDefault,
    setBy: ['AlbumBoard'],
    readBy: ['AlbumRow'],
  },
  /** `subgrid` in a list of discussions: its rows share its columns. */
  columns: {
    syntax: 'subgrid | <the value of grid-template-columns>',
    default: ownDefault,
    setBy: ['DiscussionList'],
    readBy: ['discussionLayouts'],
  },
  /** How far a category tile reaches behind the one after it. */
  overlap: {
    syntax: '<length>',
    default: '0rem',
    setBy: ['HomeScreen'],
    readBy: ['CategoryTile', 'HomeScreen'],
  },
  /** 1 for the tiles before and after a hovered one. */
  beside: { syntax: '<number>', default: '0', setBy: ['HomeScreen'], readBy: ['CategoryTile'] },
  /** How far a clothes rail reaches beyond its card, at both ends. */
  rail: { syntax: '<length>', default: '0px', setBy: ['FashionScreen'], readBy: ['rail'] },
  /** How far a strip of the shelf reaches over the start of its cell, and pads itself. */
  'bleed-start': {
    syntax: '<length>',
    default: ownDefault,
    setBy: ['ShoesScreen'],
    readBy: ['ShoeCard', 'ShoesScreen'],
  },
  /** How far a strip of the shelf reaches over the end of its cell, and pads itself. */
  'bleed-end': {
    syntax: '<length>',
    default: ownDefault,
    setBy: ['ShoesScreen'],
    readBy: ['ShoeCard', 'ShoesScreen'],
  },
  /** How far the background of a strip reaches to the right, below the strips beside it. */
  'run-right': { syntax: '<length>', default: '0px', setBy: ['ShoesScreen'], readBy: ['ShoeCard'] },
  /** How far the background of a strip reaches to the left, on a page that reads right to left. */
  'run-left': { syntax: '<length>', default: '0px', setBy: ['ShoesScreen'], readBy: ['ShoeCard'] },
  /** The ink of a category, for the square before its name and the mark of its row. */
  square: {
    syntax: '<color>',
    default: 'currentColor',
    setBy: ['DiscussionRow', 'PostCard'],
    readBy: ['DiscussionRow', 'Badge'],
  },
  /**
   * The index of the station that the needle of the dial points to, counted from 0; at -1 it stands
   * before all.
   */
  tuned: { syntax: '<integer>', setBy: ['PodcastsScreen'], readBy: ['Dial'] },
  /** How wide the arrow of a change is. */
  arrow: { syntax: '<length>', default: '0.625em', setBy: ['MoverCard'], readBy: ['PriceChange'] },
  /** How thick the line of a price is. */
  stroke: { syntax: '<length>', default: '2.5px', setBy: ['PricePlot'], readBy: ['Sparkline'] },
  /** How high the plot of a day of prices is. */
  'plot-height': {
    syntax: '<length>',
    setBy: ['PricePlot'],
    readBy: ['MoverCard', 'Needle', 'PricePlot'],
  },
  /** From the foot of a plot down to the scale of its hours. */
  'plot-foot': {
    syntax: '<length>',
    setBy: ['PricePlot'],
    readBy: ['HourScale', 'Needle', 'PricePlot'],
  },
  /** How wide an icon button is, where its bar has little room. */
  'icon-button': {
    syntax: '<length>',
    default: height.target,
    setBy: ['ChatForm', 'Header', 'ToastCard'],
    readBy: ['IconButton'],
  },
} as const satisfies Record<string, CustomProperty>;
