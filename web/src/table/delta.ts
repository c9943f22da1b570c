import type { Change } from "../generated/Change";

type Members = Record<string, unknown>;

/**
 * What the old value becomes by a change; `crates/delta` says what a change looks like. What has
 * stayed is shared with the old value, which is left as it is.
 */
export function complete(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    const [first, gone, ...pieces] = change as unknown[];
    if (change.length === 1) return first;
    return (value as unknown[]).toSpliced(Number(first), Number(gone), ...inRow(pieces));
  }
  const changes = Object.entries(change as Members);
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    for (const [place, part] of changes) list[Number(place)] = complete(list[Number(place)], part);
    return list;
  }
  const members: Members = { ...(value as Members) };
  for (const [name, part] of changes) {
    if (part === 0) Reflect.deleteProperty(members, name);
    else members[name] = complete(members[name], part);
  }
  return members;
}

/** A value, and what each change makes of the one before. */
function inRow([first, ...changes]: unknown[]): unknown[] {
  if (first === undefined) return [];
  const values: unknown[] = [first];
  for (const change of changes) values.push(complete(values.at(-1), change));
  return values;
}
