import type { AskDebrief } from "../../generated/AskDebrief";
import type { ClassDebrief } from "../../generated/ClassDebrief";
import type { ClassInfo } from "../../generated/ClassInfo";
import type { CreateClass } from "../../generated/CreateClass";
import type { Enter } from "../../generated/Enter";
import type { Entered } from "../../generated/Entered";
import type { Founded } from "../../generated/Founded";
import { get, path, post } from "../../app/api";

/** What is asked of the server about classes. */
export const found = (wanted: CreateClass) => post<Founded>("/api/classes", wanted);
export const classInfo = (id: string) => get<ClassInfo>(path`/api/classes/${id}`);
export const enterClass = (id: string, name: string) =>
  post<Entered>(path`/api/classes/${id}/people`, { name } satisfies Enter);
export const classDebrief = (id: string, secret: string) =>
  post<ClassDebrief>(path`/api/classes/${id}/debrief`, { secret } satisfies AskDebrief);
