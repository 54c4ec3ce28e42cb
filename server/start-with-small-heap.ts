import { setGrowthFactor } from "./heap-limits";

// Evaluated before all other code (server.ts): what loading that allocates would grow the young generation to its full size, and V8 shrinks
// it only where there is little to do.
setGrowthFactor(1);
