/** How the house in this page is doing, for whoever looks at it. */
class HouseState {
  /** How much of what is needed has come, of 1. */
  share = $state(0);
  open = $state(false);
  /** What is played outlasts the page. */
  keeps = $state(true);
  /** Why there is no table, or none any more. */
  failed = $state<string | null>(null);
  /** Why nobody thinks: no bots, hints and analyses. */
  thoughtless = $state<string | null>(null);
  /** The page has just become able to open without a network, or there is a newer one. */
  files = $state<"kept" | "newer" | null>(null);
}

export const houseState = new HouseState();
