/** Messages in the viewer's language, from the .ftl files that the terminal reads too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts, Language, Message } from "../games/contract";
import { device } from "./device.svelte";
import type { Text } from "./wire";

const LANGUAGES: readonly Language[] = ["en", "de"];
export const PSEUDO = "xx-pseudo";

const files = import.meta.glob<string>(["../../../src/engawa/messages/*/*.ftl", "!../../../src/engawa/messages/*/{cli,core,remarks,server,store}.ftl"], {
  query: "?raw",
  import: "default",
});

class Catalogue {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  pseudo = false;
  /** First words of the names of the files that are wanted: `table`, and the games that were opened. */
  wanted = new Set(["table"]);
  /** Messages that are not of this client, by the key of the game that brings them. */
  brought = new Map<string, (language: Language) => Promise<string>>();
  /** The last change under way: they are made one after another, so that none overtakes another. */
  changing: Promise<void> = Promise.resolve();
}

const catalogue = new Catalogue();

/** The language in use. */
export function language(): Language {
  return catalogue.language;
}

/** A message in the language in use. A missing one shows its key, and a test looks for that. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = catalogue.bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key} in ${catalogue.language}`);
    return `⟦${key}⟧`;
  }
  const errors: Error[] = [];
  const text = catalogue.bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`message ${key}: ${error.message}`);
  return text;
}

export function sayMessage(message: Message): string {
  return say(message.key, message.facts);
}

export function has(key: string): boolean {
  return catalogue.bundle.hasMessage(key);
}

/** A text of the server in the language in use. */
export function inLanguage(text: Text): string {
  return catalogue.pseudo ? pseudo(text[catalogue.language]) : text[catalogue.language];
}

/** Load the messages of the language that settings, address or browser ask for. */
export async function openCatalogue(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  catalogue.pseudo = asked === PSEUDO;
  await use(chosenLanguage(asked, device.settings.language, navigator.languages));
}

export async function useLanguage(language: Language): Promise<void> {
  device.set("language", language);
  catalogue.pseudo = false;
  await use(language);
}

/** Load the messages of a game, by the name that its files begin with. */
export async function wantMessages(name: string): Promise<void> {
  if (catalogue.wanted.has(name)) return catalogue.changing;
  catalogue.wanted.add(name);
  try {
    await use();
  } catch (error) {
    catalogue.wanted.delete(name);
    throw error;
  }
}

/** Load the messages that a game brings, now and in every language that is chosen. */
export async function bringMessages(key: string, load: (language: Language) => Promise<string>): Promise<void> {
  if (catalogue.brought.has(key)) return catalogue.changing;
  catalogue.brought.set(key, load);
  try {
    await use();
  } catch (error) {
    catalogue.brought.delete(key);
    throw error;
  }
}

/** Address first, then setting, then browser, then English. */
export function chosenLanguage(asked: string | null, setting: string, browser: readonly string[]): Language {
  for (const each of [asked ?? "", setting, ...browser]) {
    const found = LANGUAGES.find((known) => each.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** Read the messages of a language, else those of the one in use by then. */
function use(language?: Language): Promise<void> {
  const change = () => read(language ?? catalogue.language);
  return (catalogue.changing = catalogue.changing.then(change, change));
}

async function read(language: Language): Promise<void> {
  const brought = [...catalogue.brought.values()].map((load) => load(language));
  const bundle = await bundleOf(language, [...catalogue.wanted], catalogue.pseudo, brought);
  catalogue.bundle = bundle;
  catalogue.language = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

export async function bundleOf(
  language: Language, wanted: string[], pseudoLocale: boolean, brought: Promise<string>[] = [],
): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: pseudoLocale ? pseudo : (text) => text });
  const named = Object.entries(files).filter(([path]) => {
    const [folder, file = ""] = path.split("/").slice(-2);
    return folder === language && wanted.some((name) => file.startsWith(name));
  });
  for (const text of await Promise.all([...named.map(([, load]) => load()), ...brought])) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error.message);
  }
  return bundle;
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE = "áƀćďéƒǧħíǰķŀṁńóƥʠŕśŧúṽŵẋýžÁƁĆĎÉƑǦĦÍǰĶĿṀŃÓƤꝖŔŚŦÚṼŴẊÝŽ";

/** Text that nobody wrote, so that whatever is still plain was never translated. */
export function pseudo(text: string): string {
  const strange = [...STRANGE];
  return [...text].map((letter) => strange[PLAIN.indexOf(letter)] ?? letter).join("");
}
