/** The breakpoints, in one place. Style sheets cannot name them: tests/tokens.test.ts holds every @media to this list. */
export const MEDIA = {
  /** Room for the column beside the board, with the log in it. */
  desktop: "(min-width: 900px) and (min-height: 561px)",
  /** The same, with a mouse: controls may be smaller. */
  desktopWithMouse: "(min-width: 900px) and (min-height: 561px) and (pointer: fine)",
  /** Room for buttons with their keys beside their names. */
  largeDesktop: "(min-width: 1261px) and (min-height: 561px)",
  /** A phone on its side. */
  lying: "(max-height: 560px) and (min-width: 600px)",
  /** Room for two columns of text. */
  twoColumns: "(min-width: 700px)",
  /** A phone that stands. */
  narrow: "(max-width: 559px)",
  /** What the system says about its user and their hand. */
  stillness: "(prefers-reduced-motion: reduce)",
  hovering: "(hover: hover)",
} as const;
