"use strict";
// Runs before the page is drawn, so that the controls do not appear later and move the images.
document.documentElement.classList.add("js", ...(typeof galleyCheck === "object" ? ["checked"] : []));
