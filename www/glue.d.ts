/** Instances of the module beside the first: the same script under other names. */

declare module "*?copy=1";
declare module "*?copy=2";
declare module "*?opponent";
