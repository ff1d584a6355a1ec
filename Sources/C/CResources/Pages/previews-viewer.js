(() => {
  const { find, entries, state, set, listeners } = galleyPreviews;
  const viewer = find(".viewer"), canvas = find(".canvas"), image = find(".canvas img"), notes = find(".viewer .notes");
  const previous = find("#previous"), next = find("#next");
  const shot = entry => find(".shot", entry.figure);
  const stem = entry => entry.figure.dataset.stem;
  let list = [], index = -1;

  function show() {
    const entry = list[index];
    const source = find("img", shot(entry));
    image.src = source.getAttribute("src");
    image.alt = source.alt;
    image.style.cssText = source.style.cssText;
    image.width = source.width;
    find("#viewed").textContent = entry.title;
    const file = entry.figure.closest(".file").dataset.name;
    find(".viewer .name p").textContent = [file, entry.figure.dataset.variant, find(".size", entry.figure)?.textContent]
      .filter(text => text).join(" · ");
    find(".viewer .index").textContent = `${index + 1} of ${list.length}`;
    previous.disabled = index === 0;
    next.disabled = index === list.length - 1;
    notes.replaceChildren(...[...entry.figure.querySelectorAll("figcaption li")].map(item => item.cloneNode(true)));
    if (entry.status && entry.status !== "passed") {
      const badge = document.createElement("li");
      badge.append(find(".badge", entry.figure).cloneNode(true));
      notes.prepend(badge);
    }
    // The previous and the next image are loaded in advance.
    for (const neighbour of [list[index - 1], list[index + 1]]) {
      if (neighbour) new Image().src = find("img", shot(neighbour)).src;
    }
  }

  const step = by => { if (list[index + by]) set({ image: stem(list[index + by]) }); };

  listeners.push((now, before) => {
    viewer.dataset.zoom = now.view;
    if (!now.image) { if (viewer.open) viewer.close(); return; }
    if (viewer.open && now.image === before.image) return;
    list = entries.filter(entry => shot(entry) && (entry.isShown || stem(entry) === now.image));
    index = list.findIndex(entry => stem(entry) === now.image);
    if (index < 0) { set({ image: "" }); return; }
    show();
    if (!viewer.open) { viewer.showModal(); canvas.focus(); canvas.scrollTo(0, 0); }
  });

  addEventListener("click", event => {
    const link = event.target.closest?.(".shot");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set({ image: link.closest("figure").dataset.stem });
  });
  viewer.addEventListener("close", () => {
    const entry = list[index];
    if (state.image) set({ image: "" });
    if (!entry) return;
    const link = shot(entry);
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  });
  previous.addEventListener("click", () => step(-1));
  next.addEventListener("click", () => step(1));
  find("#close").addEventListener("click", () => viewer.close());
  for (const option of viewer.querySelectorAll("input[type=radio]")) {
    option.addEventListener("change", () => set({ view: option.value }));
  }
  viewer.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "Home") set({ image: stem(list[0]) });
    else if (event.key === "End") set({ image: stem(list[list.length - 1]) });
    else return;
    event.preventDefault();
  });

  // Dragging with a mouse moves the image. Touches and wheels scroll as usual.
  let start = null;
  canvas.addEventListener("pointerdown", event => {
    if (event.pointerType !== "mouse" || event.button) return;
    start = { x: event.clientX + canvas.scrollLeft, y: event.clientY + canvas.scrollTop };
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add("drags");
  });
  canvas.addEventListener("pointermove", event => {
    if (start) canvas.scrollTo(start.x - event.clientX, start.y - event.clientY);
  });
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, () => {
    start = null;
    canvas.classList.remove("drags");
  });

  galleyPreviews.read();
  galleyPreviews.markSoon();
})();
