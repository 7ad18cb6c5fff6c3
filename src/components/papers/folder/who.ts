import {createContext} from 'react';

/** Whom the folder is shown to, of those whom its fields name; null is whoever keeps it, and sees all of it. */
export const WhoContext = createContext<string | null>(null);
