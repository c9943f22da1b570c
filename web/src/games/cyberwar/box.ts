import type { Face } from "../../generated/cyberwar/Face";

/** The attack cards of the box for the gallery: id, tactics, and the numbers of the defences that see it. */
const CARDS = `
T1002 exfiltration 0,1,2,11
T1003 credential-access 0,1,3
T1005 collection 0,1,2
T1015 persistence,privilege-escalation 0,2,6
T1016 discovery 0,1
T1018 discovery 0,1,4,10
T1023 persistence 0,1,2
T1027 defense-evasion 0,1,2,4,9,10,11
T1033 discovery 0,1,2
T1041 exfiltration 0
T1043 command-and-control 0,4,5,8
T1045 defense-evasion 11
T1047 execution 0,1,7,8
T1049 discovery 0,1
T1050 persistence,privilege-escalation 0,1,6,9
T1053 execution,persistence,privilege-escalation 0,1,2,9
T1056 collection,credential-access 0,3,6
T1057 discovery 0,1
T1059 execution 0,1
T1060 persistence 2,6
T1061 execution 0,1,2,11
T1064 defense-evasion,execution 0,1,2
T1065 command-and-control 0,4,8
T1066 defense-evasion 0,1,4,11
T1069 discovery 0,1,3
T1070 defense-evasion 0,1,2,3,9
T1073 defense-evasion 0,4
T1074 collection 0,1,2
T1076 lateral-movement 0,7,8
T1077 lateral-movement 0,1,4,7
T1078 defense-evasion,persistence,privilege-escalation,initial-access 0,7
T1081 credential-access 1,2
T1082 discovery 0,1
T1083 discovery 0,1,2
T1084 persistence 0,1
T1085 defense-evasion,execution 0,1,2,11
T1086 execution 0,1,2,6
T1087 discovery 0,1,3
T1088 defense-evasion,privilege-escalation 0,1,7
T1090 command-and-control,defense-evasion 0,4,5,8
T1095 command-and-control 4,5,8,10
T1097 lateral-movement 7
T1098 credential-access,persistence 3,5,7,9
T1104 command-and-control 4,5,8,10
T1105 command-and-control,lateral-movement 0,2,4,5,8,10
T1107 defense-evasion 1,2,11
T1108 defense-evasion,persistence 0,2,4,5,7,10,11
T1110 credential-access 7
T1136 persistence 0,1,7,9
T1143 defense-evasion 0,1,2,9
T1172 command-and-control 5
T1188 command-and-control 8,10
T1192 initial-access 5
T1193 initial-access 2,5
T1203 execution 0
T1204 execution 0,1
T1208 credential-access 9
T1518 discovery 0,1,2
`;

/** Every attack card of the box, face up. */
export const BOX: Face[] = CARDS.trim()
  .split("\n")
  .map((line, card) => {
    const [id = "", tactics = "", seen = ""] = line.split(" ");
    return {
      shows: "front",
      card,
      technique: {
        id,
        name: "",
        tactics: tactics.split(","),
        mitigations: [],
        today: { is: "same" },
      },
      is_box: true,
      detected_by: seen.split(",").map(Number),
    };
  });
