import type { Mitigation } from "../../generated/frontline/Mitigation";
import type { Technique } from "../../generated/frontline/Technique";

/** What is printed on a card: its cost, and the cards of the other side that it has to do with. */
interface Relation<Other> {
  cost: number;
  with: readonly Other[];
}

/** Which defence stops which technique, read from both sides. */
export const RELATIONS: Record<Technique, Relation<Mitigation>> &
  Record<Mitigation, Relation<Technique>> = {
  t1566: { cost: 4, with: ["m1017", "m1021", "m1031", "m1049"] },
  t1189: { cost: 4, with: ["m1021", "m1048", "m1050", "m1051"] },
  t1190: { cost: 2, with: ["m1016", "m1026", "m1030", "m1048", "m1050", "m1051"] },
  t1133: { cost: 5, with: ["m1030", "m1032", "m1042"] },
  t1059: { cost: 3, with: ["m1021", "m1026", "m1038", "m1042", "m1049"] },
  t1203: { cost: 6, with: ["m1048", "m1050"] },
  t1204: { cost: 4, with: ["m1017", "m1021", "m1031", "m1038"] },
  t1219: { cost: 5, with: ["m1031", "m1037", "m1038"] },
  t1102: { cost: 6, with: ["m1021", "m1031"] },
  t1205: { cost: 6, with: ["m1037", "m1042"] },
  t1210: { cost: 2, with: ["m1016", "m1026", "m1030", "m1042", "m1048", "m1050", "m1051"] },
  t1021: { cost: 6, with: ["m1018", "m1032"] },
  t1080: { cost: 6, with: ["m1038", "m1050"] },
  t1486: { cost: 7, with: ["m1053"] },
  t1048: { cost: 5, with: ["m1030", "m1031", "m1037"] },
  t1489: { cost: 6, with: ["m1018", "m1030"] },
  m1016: { cost: 4, with: ["t1190", "t1210"] },
  m1017: { cost: 4, with: ["t1566", "t1204"] },
  m1018: { cost: 4, with: ["t1021", "t1489"] },
  m1021: { cost: 10, with: ["t1566", "t1189", "t1059", "t1204", "t1102"] },
  m1026: { cost: 6, with: ["t1190", "t1059", "t1210"] },
  m1030: { cost: 10, with: ["t1190", "t1133", "t1210", "t1048", "t1489"] },
  m1031: { cost: 10, with: ["t1566", "t1204", "t1219", "t1102", "t1048"] },
  m1032: { cost: 4, with: ["t1133", "t1021"] },
  m1037: { cost: 6, with: ["t1219", "t1205", "t1048"] },
  m1038: { cost: 8, with: ["t1059", "t1204", "t1219", "t1080"] },
  m1042: { cost: 8, with: ["t1133", "t1059", "t1205", "t1210"] },
  m1048: { cost: 8, with: ["t1189", "t1190", "t1203", "t1210"] },
  m1049: { cost: 4, with: ["t1566", "t1059"] },
  m1050: { cost: 10, with: ["t1189", "t1190", "t1203", "t1210", "t1080"] },
  m1051: { cost: 6, with: ["t1189", "t1190", "t1210"] },
  m1053: { cost: 4, with: ["t1486"] },
};
