// A small bundle in the shape in which MITRE publishes ATT&CK.

/** Data components of ATT&CK, one for each of the twelve defences. */
const COMPONENTS = Object.entries({
  DC0020: "Process Modification",
  DC0029: "Script Execution",
  DC0039: "File Creation",
  DC0016: "Module Load",
  DC0082: "Network Connection Creation",
  DC0085: "Network Traffic Content",
  DC0045: "Windows Registry Key Deletion",
  DC0002: "User Account Authentication",
  DC0043: "Firewall Disable",
  DC0001: "Scheduled Job Creation",
  DC0052: "Social Media",
  DC0003: "Malware Metadata",
});

/**
 * One group with as many techniques as there are components; each is seen in two of them.
 * @param {string} group
 * @param {string} name
 */
export function bundleOf(group, name) {
  const object = (
    /** @type {string} */ type,
    /** @type {string} */ id,
    /** @type {string} */ name,
  ) => ({
    type,
    id: `${type}--${id}`,
    name,
    external_references: [{ source_name: "mitre-attack", external_id: id }],
    x_mitre_domains: ["enterprise-attack"],
  });
  const relation = (
    /** @type {string} */ kind,
    /** @type {string} */ source,
    /** @type {string} */ target,
  ) => ({
    type: "relationship",
    id: `relationship--${source}-${kind}-${target}`,
    relationship_type: kind,
    source_ref: source,
    target_ref: target,
  });
  const techniques = COMPONENTS.map((_, nth) => `T99${String(nth).padStart(2, "0")}`);
  const objects = [
    { type: "x-mitre-collection", id: "x-mitre-collection--1", x_mitre_version: "99.0" },
    ...COMPONENTS.map(([id, name]) => object("x-mitre-data-component", id, name)),
    object("intrusion-set", group, name),
    ...techniques.flatMap((id, nth) => [
      {
        ...object("attack-pattern", id, `Technique ${nth + 1}`),
        kill_chain_phases: [{ kill_chain_name: "mitre-attack", phase_name: "execution" }],
      },
      relation("uses", `intrusion-set--${group}`, `attack-pattern--${id}`),
      ...[0, 1].map((more) =>
        relation(
          "detects",
          `x-mitre-data-component--${COMPONENTS[(nth + more) % COMPONENTS.length]?.[0]}`,
          `attack-pattern--${id}`,
        ),
      ),
    ]),
  ];
  return JSON.stringify({ type: "bundle", id: "bundle--1", objects });
}
