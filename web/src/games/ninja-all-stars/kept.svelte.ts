/** Teams of one's own that this browser keeps, by name. */
import { remember, remembered } from "../../lib/remembered";
import type { OwnTeam } from "./teams";

export interface KeptTeam {
  name: string;
  team: OwnTeam;
}

const TEAMS = "engawa.ninja-all-stars.teams";
const MOST = 20;

class Kept {
  teams = $state.raw<KeptTeam[]>(remembered<KeptTeam[]>(TEAMS, []));

  /** Keep a team under a name; the one that had it before is replaced. */
  keep(name: string, team: OwnTeam): void {
    this.#set([{ name, team }, ...this.teams.filter((each) => each.name !== name)].slice(0, MOST));
  }

  forget(name: string): void {
    this.#set(this.teams.filter((each) => each.name !== name));
  }

  #set(teams: KeptTeam[]): void {
    this.teams = teams;
    remember(TEAMS, teams);
  }
}

export const kept = new Kept();
