/** What lies over the table, and what it was opened for. */
export type Open =
  | { sheet: "share" | "settings" | "end" | "hint" }
  | { sheet: "log"; /** Opened to type a move. */ typing?: boolean }
  | { sheet: "help"; /** A question to be answered at once. */ asked?: "where" | "legal" }
  | { sheet: "rules"; clause?: string | null };
