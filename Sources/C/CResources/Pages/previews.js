"use strict";
const galleyPreviews = (() => {
  const root = document.documentElement;
  const find = (selector, inside = document) => inside.querySelector(selector);
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  // Intl is not used, because its first use takes longer than the rest of this script.
  const grouped = number => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

  const search = find("#search"), count = find("#count"), nothing = find(".nothing"), status = find(".status");
  const defaults = { q: "", show: "all", zoom: "fit", theme: "system", image: "", view: "fit" };
  const state = { ...defaults };

  // One entry for each image, with the text that is searched.
  const entries = [];
  const files = all(".file").map(file => {
    const module = find("h2", file.closest(".module")).dataset.name;
    const link = find(`.files a[href="#${file.id}"]`);
    const previews = all(".preview", file).map(preview => {
      const place = find(".place", preview)?.textContent ?? "";
      const title = find("h4", preview).textContent;
      const own = all("figure", preview).map(figure => {
        const words = [module, file.dataset.name, title, place, figure.dataset.variant];
        const entry = { figure, title, words: words.join(" ").toLowerCase(), hasProblem: !!find(".problem, .undrawn", figure) };
        entries.push(entry);
        return entry;
      });
      return { preview, entries: own };
    });
    return { file, link, previews };
  });
  const modules = all(".module").map(module => ({ module, files: files.filter(({ file }) => module.contains(file)) }));

  // If the images were compared, the file check.js sets `galleyCheck`.
  const check = typeof galleyCheck === "object" ? galleyCheck : null;
  const labels = { failed: "Failed", new: "New", none: "Not compared" };
  const kinds = { passed: "passed", failed: "failed", new: "new", missing: "new" };
  if (check) for (const entry of entries) {
    const { figure } = entry;
    const found = Object.hasOwn(check, figure.dataset.stem ?? "") ? check[figure.dataset.stem] : null;
    entry.status = kinds[found?.status] ?? "none";
    figure.dataset.status = entry.status;
    if (entry.status === "passed") continue;
    const badge = document.createElement("span");
    badge.className = `badge ${entry.status}`;
    badge.textContent = labels[entry.status];
    find(".facts", figure).insertBefore(badge, find(".size", figure));
    if (entry.status === "none") entry.hasProblem = true;
    const list = find("figcaption ul", figure);
    list.prepend(...(found?.sentences ?? []).map(sentence => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }));
  }
  const filters = {
    all: () => true, failed: entry => entry.status === "failed", new: entry => entry.status === "new",
    problems: entry => entry.hasProblem,
  };
  for (const name of Object.keys(filters)) {
    const number = entries.filter(filters[name]).length;
    const option = find(`#show-${name}`);
    find("b", option.parentElement).textContent = grouped(number);
    option.parentElement.hidden = name !== "all" && number === 0 && !(check && name === "failed");
  }
  if (check || entries.some(entry => entry.hasProblem)) status.hidden = false;
  for (const { link, previews } of files) {
    const own = previews.flatMap(preview => preview.entries.map(entry => entry.status));
    const worst = ["failed", "new"].find(name => own.includes(name));
    if (worst && link) link.dataset.status = worst;
  }

  const counted = (number, one, many) => `${grouped(number)} ${number === 1 ? one : many}`;
  const total = counted(entries.length, "image", "images");

  function filter() {
    const words = state.q.toLowerCase().split(/\s+/).filter(word => word);
    const holds = filters[state.show];
    let shown = 0;
    for (const { module, files } of modules) {
      let isModuleShown = false;
      for (const { file, link, previews } of files) {
        let shownHere = 0;
        for (const { preview, entries } of previews) {
          let isShown = false;
          for (const entry of entries) {
            entry.isShown = holds(entry) && words.every(word => entry.words.includes(word));
            entry.figure.hidden = !entry.isShown;
            if (entry.isShown) { shownHere += 1; isShown = true; }
          }
          preview.hidden = !isShown;
        }
        shown += shownHere;
        file.hidden = shownHere === 0;
        if (link) {
          link.parentElement.hidden = shownHere === 0;
          find("small", link).textContent = grouped(shownHere);
        }
        if (shownHere > 0) isModuleShown = true;
      }
      module.hidden = !isModuleShown;
      const list = find(`.files [data-module="${module.id}"]`);
      if (list) list.hidden = !isModuleShown;
    }
    const text = shown === entries.length ? total : `${grouped(shown)} of ${total}`;
    if (count.textContent !== text) count.textContent = text;
    nothing.hidden = shown > 0;
  }

  // The state is stored in the fragment of the URL, so that a link or a reload shows the same view.
  function remember() {
    const parts = Object.keys(defaults).filter(key => state[key] !== defaults[key])
      .map(key => `${key}=${encodeURIComponent(state[key]).replaceAll("%20", "+")}`);
    const hash = parts.length ? `#${parts.join("&")}` : "";
    if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
  }

  const listeners = [];
  function set(change) {
    const before = { ...state };
    Object.assign(state, change);
    if (!Object.hasOwn(filters, state.show)) state.show = defaults.show;
    for (const key of ["zoom", "view", "theme", "show"]) {
      const option = document.getElementById(`${key}-${state[key]}`);
      if (option) option.checked = true; else state[key] = defaults[key];
    }
    root.dataset.zoom = state.zoom;
    if (state.theme === "system") delete root.dataset.theme; else root.dataset.theme = state.theme;
    if (search.value.trim() !== state.q) search.value = state.q;
    if (before.q !== state.q || before.show !== state.show) {
      filter();
      markSoon();
      if (scrollY > find(".page").offsetTop) scrollTo({ top: 0, behavior: "instant" });
    }
    remember();
    for (const listener of listeners) listener(state, before);
  }

  function read() {
    const hash = location.hash.slice(1);
    // A fragment without a state is the ID of a section.
    if (hash && !hash.includes("=")) return set({});
    set({ ...defaults, ...Object.fromEntries([...new URLSearchParams(hash)].filter(([key]) => Object.hasOwn(defaults, key))) });
  }

  search.addEventListener("input", () => set({ q: search.value.trim() }));
  search.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    if (search.value) set({ q: "" }); else search.blur();
    event.preventDefault();
  });
  find(".clear").addEventListener("click", () => { set({ q: "" }); search.focus(); });
  find(".nothing button").addEventListener("click", () => { set({ q: "", show: "all" }); search.focus(); });
  for (const option of all(".bar input[type=radio]")) {
    option.addEventListener("change", () => set({ [option.name]: option.value }));
  }
  for (const { file, link } of files) link?.addEventListener("click", event => {
    event.preventDefault();
    file.scrollIntoView({ behavior: "instant" });
    find("h3", file).focus({ preventScroll: true });
  });
  addEventListener("hashchange", read);
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input[type=search]")) return;
    const zoom = { 0: "fit", 1: "1", 2: "2" }[event.key];
    const isViewed = !!find("dialog[open]");
    if (zoom) set({ [isViewed ? "view" : "zoom"]: zoom });
    if (event.key === "/" && !isViewed) { event.preventDefault(); search.focus(); search.select(); }
  });

  async function copy(text) {
    try { await navigator.clipboard.writeText(text); } catch {
      const field = document.createElement("textarea");
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
  }
  addEventListener("click", event => {
    const button = event.target.closest?.(".copy");
    if (!button) return;
    copy(button.dataset.text).then(() => {
      button.focus();
      button.classList.add("done");
      find("#announcement").textContent = `Copied ${button.dataset.text}`;
      setTimeout(() => { button.classList.remove("done"); find("#announcement").textContent = ""; }, 1500);
    });
  });

  // In the list of files, marks the file at the top of the window.
  let waits = false;
  function mark() {
    waits = false;
    const current = files.find(({ file }) => !file.hidden && file.getBoundingClientRect().bottom > 120);
    for (const entry of files) {
      if (entry === current) {
        if (entry.link?.hasAttribute("aria-current")) continue;
        entry.link?.setAttribute("aria-current", "true");
        entry.link?.scrollIntoView({ block: "nearest", behavior: "instant" });
      } else entry.link?.removeAttribute("aria-current");
    }
  }
  const markSoon = () => { if (!waits) { waits = true; requestAnimationFrame(mark); } };
  addEventListener("scroll", markSoon, { passive: true });
  // Printed pages also contain the images that were never visible.
  addEventListener("beforeprint", () => all("img[loading]").forEach(image => { image.loading = "eager"; }));

  filter();
  return { find, entries, state, set, read, listeners, markSoon };
})();
