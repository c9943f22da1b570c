/**
 * Things that move between places: each element that carries `data-moves` keeps its identity, and what
 * carries `data-slides` only makes room. Both glide: nothing on a board jumps.
 */

interface Place {
  rect: DOMRect;
  /** Where it lay. */
  place: string | undefined;
  /** What it looked like: drawn again on the way if it is turned over. */
  face: string | undefined;
  element: HTMLElement;
  width: string;
}

/** From where something is now to where it was. */
interface Step {
  dx: number;
  dy: number;
}

/** A way across the table, for a picture that lies at its end. */
interface Way extends Step {
  scale: number;
  duration: number;
}

const DURATION = 520;
const EASING = "cubic-bezier(.3,.75,.3,1)";
/** Less than that is no move. */
const NEAR = 2;
const isNear = ({ dx, dy }: Step) => Math.abs(dx) < NEAR && Math.abs(dy) < NEAR;
const NOWHERE: Step = { dx: 0, dy: 0 };

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const MOVING = "[data-moves], [data-slides]";
const moving = (root: HTMLElement) => root.querySelectorAll<HTMLElement>(MOVING);

/** What stays the same when the board is drawn anew. */
type Identity = string | HTMLElement;
const identityOf = (element: HTMLElement): Identity => element.dataset["moves"] ?? element;

/** The width of a card hangs on where it lies; a picture of it must keep it. */
const widthOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue("--card");

/** Where everything is before the change, if it is to be seen moving. */
export function places(root: HTMLElement): Map<Identity, Place> | undefined {
  if (still()) return undefined;
  const found = new Map<Identity, Place>();
  for (const element of moving(root)) {
    const rect = element.getBoundingClientRect();
    const { place, face } = element.dataset;
    // Only what can be turned over is drawn again; styles are dear to ask for.
    const width = face === undefined ? "" : widthOf(element);
    found.set(identityOf(element), { rect, place, face, element, width });
  }
  return found;
}

/** What is gliding, to be called off if it has to go elsewhere meanwhile. */
const slides = new WeakMap<HTMLElement, Animation>();

/** After the change: everything that has moved travels from where it was. */
export function travel(
  root: HTMLElement,
  before: Map<Identity, Place> | undefined,
  faster: boolean,
): void {
  if (!before) return;
  const duration = faster ? DURATION / 2 : DURATION;
  const all = [...moving(root)];
  for (const element of all) slides.get(element)?.cancel();
  // All are measured before the first is moved: some lie in others, and are carried by them, and the
  // page is laid out once.
  const now = all.map((element) => {
    const was = before.get(identityOf(element));
    const leaves = was !== undefined && was.place !== element.dataset["place"];
    const width = leaves ? widthOf(element) : "";
    return { element, rect: element.getBoundingClientRect(), was, leaves, width };
  });
  const carried = new Map<Element | null, Step>();
  for (const { element, rect, was, leaves, width } of now) {
    if (!was) {
      if (inSight(rect))
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 });
    } else if (!leaves) {
      const by = carried.get(element.parentElement?.closest(MOVING) ?? null) ?? NOWHERE;
      const step = { dx: was.rect.left - rect.left - by.dx, dy: was.rect.top - rect.top - by.dy };
      const own = isNear(step) || !(inSight(rect) || inSight(was.rect)) ? NOWHERE : step;
      if (own !== NOWHERE) slide(element, own, duration / 2);
      carried.set(element, { dx: by.dx + own.dx, dy: by.dy + own.dy });
    } else if (inSight(rect) || inSight(was.rect)) {
      const [from, to] = [middle(was.rect), middle(rect)];
      const scale = rect.width > 0 ? was.rect.width / rect.width : 1;
      const way = { dx: from.x - to.x, dy: from.y - to.y, scale, duration };
      if (!isNear(way)) fly(root, { element, rect, width }, was, way);
    }
  }
}

/** Whether some of it is on the screen: views of a phone lie beside each other. */
const inSight = ({ left, right, top, bottom }: DOMRect) =>
  right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** It only makes room for others: from where it began to where it begins, whatever its size. */
function slide(element: HTMLElement, { dx, dy }: Step, duration: number) {
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
  slides.set(element, element.animate(frames, { duration, easing: EASING }));
}

function middle(rect: DOMRect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** What is on its way, to be called off if it has to go elsewhere meanwhile. */
const flights = new WeakMap<HTMLElement, () => void>();

/** Pictures of the thing travel above everything, clipped by nothing; the thing itself waits. */
function fly(
  root: HTMLElement,
  { element, rect, width }: Pick<Place, "element" | "rect" | "width">,
  was: Place,
  way: Way,
) {
  flights.get(element)?.();
  const { dx, dy, scale, duration } = way;
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const arriving = ghost(root, element, rect, width);
  flights.set(element, () => {
    hidden.cancel();
    arriving.remove();
  });
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const half = `translate(${dx / 2}px, ${dy / 2}px) scale(${(1 + scale) / 2})`;
  if (was.face === element.dataset["face"]) {
    show(arriving, [{ transform: start }, { transform: "none" }], { duration, easing: EASING });
    return;
  }
  // Turned over: the old side goes half the way, the new one the rest.
  const leaving = ghost(root, was.element, was.rect, was.width);
  const away = `translate(${-dx / 2}px, ${-dy / 2}px) scale(${(1 + 1 / scale) / 2})`;
  show(leaving, [{ transform: "none" }, { transform: `${away} rotateY(90deg)` }], {
    duration: duration / 2,
    easing: "ease-in",
  });
  arriving.style.opacity = "0";
  show(
    arriving,
    [
      { transform: `${half} rotateY(-90deg)`, opacity: 1 },
      { transform: "none", opacity: 1 },
    ],
    { duration: duration / 2, delay: duration / 2, easing: "ease-out" },
  );
}

function ghost(root: HTMLElement, of: HTMLElement, at: DOMRect, width: string): HTMLElement {
  const picture = of.cloneNode(true) as HTMLElement;
  for (const name of [
    "data-moves",
    "data-thing",
    "data-place",
    "data-face",
    "aria-label",
    "aria-pressed",
  ]) {
    picture.removeAttribute(name);
  }
  picture.dataset["ghost"] = "";
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  picture.style.setProperty("--card", width);
  // What fills a place is as high as it, wherever that was.
  picture.style.setProperty("--place", `${at.height}px`);
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "30",
    margin: "0",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    boxShadow: "none",
    transition: "none",
  });
  // On the board, whose colours it has.
  (root.firstElementChild ?? root).append(picture);
  return picture;
}

function show(picture: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions) {
  const animation = picture.animate(frames, timing);
  animation.onfinish = () => picture.remove();
}
