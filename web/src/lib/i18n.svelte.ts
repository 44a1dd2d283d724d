/** Messages in the viewer's language, from the .ftl files that the terminal reads too. A language is a folder of them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts, Language, Message } from "../games/contract";
import { device } from "./device.svelte";
import type { Told } from "./wire";

/** All but those of the terminal. */
const files = import.meta.glob<string>(
  ["../../../src/engawa/messages/*/*.ftl", "!../../../src/engawa/messages/*/{admin,analysis,cli,lab,language,store,training}.ftl"],
  { query: "?raw", import: "default" },
);
const names = import.meta.glob<string>("../../../src/engawa/messages/*/language.ftl", { query: "?raw", import: "default", eager: true });

const FALLBACK = "en";
/** A language that nobody speaks begins so. It is never offered. */
const HIDDEN = "xx-";
/** Letters of one fact; Fluent refuses still longer ones. */
const LONGEST = 2000;
/** Where messages are whose key does not begin with the name of their file; and where all others are. */
const FILES: Record<string, string> = { hint: "hints", remark: "remarks", web: "table" };
const OTHERS = ["core", "dice"];

const folderOf = (path: string): string => path.split("/").at(-2) ?? "";
const fileOf = (path: string): string => (path.split("/").at(-1) ?? "").replace(".ftl", "");
const known = [...new Set(Object.keys(files).map(folderOf))];
const parts = [...new Set(Object.keys(files).map(fileOf))];

/** The languages that people are offered, by what they call themselves. */
export const LANGUAGES: readonly { code: Language; name: string }[] = Object.entries(names)
  .map(([path, text]) => ({ code: folderOf(path), name: nameIn(text) }))
  .filter(({ code }) => !code.startsWith(HIDDEN));

function nameIn(text: string): string {
  const bundle = new FluentBundle(FALLBACK);
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage("web-language-name")?.value ?? "");
}

type Source = (language: Language) => Promise<string[]>;

/** What has been read in one language. */
class Book {
  bundle: FluentBundle;
  read = new Set<string>();
  constructor(language: Language) {
    this.bundle = new FluentBundle(spoken(language), { useIsolating: false });
  }
}

class Catalogue {
  language = $state<Language>(FALLBACK);
  /** Grows with whatever is read: what was said before is said anew. */
  reads = $state(0);
  books = new Map<Language, Book>();
  /** Where that is which is wanted: `table`, and the games that were opened. */
  wanted = new Map<string, Source>([["table", filesNamed("table")]]);
  /** The last change under way: they are made one after another, so that none overtakes another. */
  changing: Promise<void> = Promise.resolve();

  get bundle(): FluentBundle {
    return this.reads < 0 ? new FluentBundle(FALLBACK) : this.book(this.language).bundle;
  }

  book(language: Language): Book {
    const book = this.books.get(language) ?? new Book(language);
    this.books.set(language, book);
    return book;
  }
}

const catalogue = new Catalogue();

/** The language in use, in which numbers and dates are written too: what nobody speaks is written as English is. */
export function language(): Language {
  return spoken(catalogue.language);
}

/** The language in which to ask for texts. */
export function asked(): Language {
  return catalogue.language;
}

const spoken = (language: Language): Language => (language.startsWith(HIDDEN) ? FALLBACK : language);

/** A message in the language in use. A missing one shows its key, and a test looks for that. */
export function say(key: string, facts: Facts = {}): string {
  const { bundle } = catalogue;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no message ${key} in ${catalogue.language}`);
    return `⟦${key}⟧`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`message ${key}: ${error.message}`);
  return text;
}

/** A message whose facts may be messages themselves, or lists of them. */
export function sayMessage({ key, facts = {} }: Message | Told): string {
  return say(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, worded(fact)])));
}

function worded(fact: unknown): string | number {
  if (Array.isArray(fact)) return fact.map((each) => sayMessage(each as Told)).join(", ");
  if (typeof fact === "number") return fact;
  const text = isMessage(fact) ? sayMessage(fact) : String(fact);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

const isMessage = (fact: unknown): fact is Told => typeof fact === "object" && fact !== null && "key" in fact;

/** The facts of a message that are no messages, and those of the messages that it mentions: of two of a name, the first. */
export function plainFacts({ facts }: Pick<Told, "facts">): Record<string, unknown> {
  const found = Object.entries(facts);
  const inner = found.flatMap(([, fact]) => (isMessage(fact) ? Object.entries(plainFacts(fact)) : []));
  return Object.fromEntries([...inner.reverse(), ...found.filter(([, fact]) => typeof fact !== "object")]);
}

/** Read the words for what the server tells, where they are in a file that was not wanted yet. */
export async function learn(told: Told): Promise<void> {
  await Promise.all(missingFor(told).map((name) => wantMessages(name).catch(() => undefined)));
}

const missingFor = (told: Told): string[] => filesOf(told).filter((name) => !catalogue.book(catalogue.language).read.has(name));

/** What the server tells, in words. Where these are in a file that was not wanted yet, they come as soon as it is read. */
export function sayTold(told: Told): string {
  const missing = missingFor(told);
  if (catalogue.reads < 0 || missing.length === 0) return sayMessage(told);
  for (const name of missing) void wantMessages(name).catch(() => undefined);
  return "";
}

/** Are there words for what the server tells, here or in a file that can be read? */
export function canTell(told: Told): boolean {
  return has(told.key) || missingFor(told).length > 0;
}

/** The files that hold a message, and those that it mentions, as far as they are not there yet. */
function filesOf({ key, facts }: Told): string[] {
  const inner = Object.values(facts).flat().filter(isMessage).flatMap(filesOf);
  if (has(key)) return inner;
  const named = FILES[key.split("-")[0] ?? ""] ?? parts.filter((name) => key.startsWith(`${name}-`)).sort((a, b) => b.length - a.length)[0];
  return [...inner, ...(named ? [named] : OTHERS)];
}

export function has(key: string): boolean {
  return catalogue.bundle.hasMessage(key);
}

/** Load the messages of the language that settings, address or browser ask for. */
export async function openCatalogue(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  await use(chosenLanguage(asked, device.settings.language, navigator.languages));
}

export async function useLanguage(language: Language): Promise<void> {
  device.set("language", language);
  await use(language);
}

/** Load the messages of a game or a part of the table, by the name that its files begin with; or from another *source*. */
export async function wantMessages(name: string, source: Source = filesNamed(name)): Promise<void> {
  if (catalogue.wanted.has(name)) return catalogue.changing;
  catalogue.wanted.set(name, source);
  try {
    await use();
  } catch (error) {
    catalogue.wanted.delete(name);
    throw error;
  }
}

/** Load the messages that a game brings, now and in every language that is chosen. */
export function bringMessages(key: string, load: (language: Language) => Promise<string>): Promise<void> {
  return wantMessages(`${key} of its own`, async (language) => [await load(language)]);
}

/** Address first, then setting, then browser, then English. Only an address names a language that nobody speaks. */
export function chosenLanguage(asked: string | null, setting: string, browser: readonly string[]): Language {
  if (asked && known.includes(asked)) return asked;
  for (const each of [asked ?? "", setting, ...browser]) {
    const found = LANGUAGES.find(({ code }) => each.toLowerCase().startsWith(code));
    if (found) return found.code;
  }
  return FALLBACK;
}

/** Read what is wanted in a language, or in the one that is in use by then. */
function use(language?: Language): Promise<void> {
  const change = () => read(language ?? catalogue.language);
  return (catalogue.changing = catalogue.changing.then(change, change));
}

async function read(language: Language): Promise<void> {
  const book = catalogue.book(language);
  const wanted = [...catalogue.wanted].filter(([name]) => !book.read.has(name));
  const texts = await Promise.all(wanted.map(([, source]) => source(language)));
  for (const text of texts.flat()) for (const error of book.bundle.addResource(new FluentResource(text))) console.error(error.message);
  for (const [name] of wanted) book.read.add(name);
  catalogue.language = language;
  catalogue.reads += 1;
  if (typeof document !== "undefined") document.documentElement.lang = spoken(language);
}

function filesNamed(name: string): Source {
  return (language) => {
    const found = Object.entries(files).filter(([path]) => folderOf(path) === language && fileOf(path).startsWith(name));
    return Promise.all(found.map(([, load]) => load()));
  };
}
