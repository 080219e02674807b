/** Id of the note beside a button that needs JavaScript, to which the server redirects the form. */
export const NO_SCRIPT_NOTE_ID = "no-script";
