/** How a message is sent: through the visitor's own mail program, or posted to an endpoint. */
export type ContactWay =
  | {readonly kind: 'mail'; readonly recipient: string}
  | {readonly kind: 'endpoint'; readonly endpoint: string; readonly recipient: string | null};

interface Reachable {
  readonly email: string | null;
  readonly contactEndpoint: string | null;
}

/** An endpoint before a mail program, which not everybody has; null where nobody can be written to. */
export function contactWay({email, contactEndpoint}: Reachable): ContactWay | null {
  if (contactEndpoint !== null) {
    return {kind: 'endpoint', endpoint: contactEndpoint, recipient: email};
  }
  return email === null ? null : {kind: 'mail', recipient: email};
}
