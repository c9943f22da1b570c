/** The pictures on the games' cards of the home page: files of their own, loaded when they are in sight. */
const FILES = import.meta.glob<string>("./*/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export const cover = (game: string) => FILES[`./${game}/cover.svg`];

/** All covers have this size; what matters on them stays in sight when they are cut to 16 : 9. */
export const COVER = { width: 300, height: 200 };
