/** Things that move between places: each element that carries `data-moves` keeps its identity. */

interface Place {
  rect: DOMRect;
  /** Where it lay. */
  place: string | undefined;
  /** What it looked like: drawn again on the way if it is turned over. */
  face: string | undefined;
  element: HTMLElement;
  width: string;
}

/** A way across the table, for a picture that lies at its end. */
interface Way {
  dx: number;
  dy: number;
  scale: number;
  duration: number;
}

const DURATION = 520;
const EASING = "cubic-bezier(.3,.75,.3,1)";
/** Less than that is no move. */
const NEAR = 2;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const moving = (root: HTMLElement) => root.querySelectorAll<HTMLElement>("[data-moves]");

/** The width of a card hangs on where it lies; a picture of it must keep it. */
const widthOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue("--card");

/** Where everything is before the change. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of moving(root)) {
    const key = element.dataset["moves"];
    if (!key) continue;
    const rect = element.getBoundingClientRect();
    const { place, face } = element.dataset;
    found.set(key, { rect, place, face, element, width: widthOf(element) });
  }
  return found;
}

/** After the change: everything that has moved travels from where it was. */
export function travel(root: HTMLElement, before: Map<string, Place>, faster: boolean): void {
  if (still()) return;
  const duration = faster ? DURATION / 2 : DURATION;
  for (const element of moving(root)) {
    const was = before.get(element.dataset["moves"] ?? "");
    if (!was) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 });
      continue;
    }
    const rect = element.getBoundingClientRect();
    const [from, to] = [middle(was.rect), middle(rect)];
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) continue;
    if (was.place === element.dataset["place"]) {
      // It only makes room for others.
      const slide = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
      element.animate(slide, { duration: duration / 2, easing: EASING });
      continue;
    }
    const scale = rect.width > 0 ? was.rect.width / rect.width : 1;
    fly(root, element, was, { dx, dy, scale, duration });
  }
}

function middle(rect: DOMRect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** What is on its way, to be called off if it has to go elsewhere meanwhile. */
const flights = new WeakMap<HTMLElement, () => void>();

/** Pictures of the thing travel above everything, clipped by nothing; the thing itself waits. */
function fly(root: HTMLElement, element: HTMLElement, was: Place, way: Way) {
  flights.get(element)?.();
  const { dx, dy, scale, duration } = way;
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const arriving = ghost(root, element, element.getBoundingClientRect(), widthOf(element));
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
  root.append(picture);
  return picture;
}

function show(picture: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions) {
  const animation = picture.animate(frames, timing);
  animation.onfinish = () => picture.remove();
}
