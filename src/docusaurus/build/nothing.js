// Stands in for client modules of theme-classic that this site does without.
