// Replaces client modules of theme-classic that this site does not use.
