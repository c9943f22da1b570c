// The version of what goes over the socket.
export const WIRE = 4;
