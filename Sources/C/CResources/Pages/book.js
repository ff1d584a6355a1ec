"use strict";
(() => {
  const find = (selector, inside = document) => inside.querySelector(selector);
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  document.documentElement.classList.add("js");

  // Sorts tables by the numbers in the cells, or by their text if there are none. Ties keep their order.
  const value = cell => cell.dataset.sort === undefined ? cell.textContent.trim().toLowerCase() : Number(cell.dataset.sort);
  const order = (one, other) =>
    typeof one === typeof other ? (typeof one === "number" ? one - other : one.localeCompare(other, "en"))
      : typeof one === "number" ? -1 : 1;
  for (const table of all("table")) {
    const heads = all("th", table);
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.title = "SORT";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const falls = head.getAttribute("aria-sort") === "ascending";
        heads.forEach(other => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", falls ? "descending" : "ascending");
        const rows = all("tbody tr", table).map((row, index) => ({ row, index, value: value(row.cells[column]) }));
        rows.sort((one, other) => (falls ? -1 : 1) * order(one.value, other.value) || one.index - other.index);
        find("tbody", table).append(...rows.map(entry => entry.row));
      });
    });
  }

  // Plays animations. A frame's image is in the page or in the animation data. A frame without one shows the previous image.
  const films = all(".film").map(film => {
    const shown = find(".shown", film), dial = find("input", film), told = find("output", film), play = find(".play", film);
    const strip = all("[data-frame]", film);
    const playLabel = play.textContent;
    const frames = JSON.parse(find(".frames", film).textContent).map(([time, caption, mark, source]) => ({ time, caption, mark, source }));
    for (const figure of strip) frames[figure.dataset.frame].source = find("svg", figure).innerHTML;
    frames.forEach((frame, index) => { if (frame.source === null && index > 0) frame.source = frames[index - 1].source; });
    let timer = 0, source = null;
    const show = index => {
      const frame = frames[index];
      if (!frame) return;
      if (source !== frame.source) shown.innerHTML = source = frame.source;
      told.textContent = frame.caption + (frame.mark ? " · " + frame.mark : "");
      shown.setAttribute("aria-label", told.textContent);
      dial.value = index;
      dial.setAttribute("aria-valuetext", told.textContent);
      const near = strip.filter(figure => Number(figure.dataset.frame) <= index).pop();
      strip.forEach(figure => figure.toggleAttribute("aria-current", figure === near));
    };
    const pause = () => { clearTimeout(timer); timer = 0; play.textContent = playLabel; };
    const step = () => {
      const index = Number(dial.value), next = frames[index + 1];
      if (!next) return pause();
      timer = setTimeout(() => { show(index + 1); step(); }, Math.max((next.time - frames[index].time) * 1000, 16));
    };
    const toggle = () => {
      if (timer) return pause();
      if (Number(dial.value) >= frames.length - 1) show(0);
      play.textContent = play.dataset.pause;
      step();
    };
    dial.addEventListener("input", () => { pause(); show(Number(dial.value)); });
    play.addEventListener("click", toggle);
    strip.forEach(figure => figure.addEventListener("click", () => { pause(); show(Number(figure.dataset.frame)); }));
    show(0);
    return { film, toggle };
  });

  // Marks the link of the current section.
  const sections = all("section, .opening");
  const links = new Map(all(".places a").map(link => [link.hash.slice(1), link]));
  const place = section => section.id || section.parentElement.id;
  const current = () => sections.filter(section => section.getBoundingClientRect().top < 120).pop() ?? sections[0];
  let waits = false;
  addEventListener("scroll", () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      links.forEach(link => link.removeAttribute("aria-current"));
      const link = links.get(place(current()));
      link?.setAttribute("aria-current", "location");
      link?.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
  }, { passive: true });

  // Keyboard shortcuts.
  const help = find("#help");
  find("#show-help").addEventListener("click", () => help.showModal());
  const go = by => {
    const target = sections[sections.indexOf(current()) + by];
    if (!target) return;
    target.scrollIntoView({ behavior: still.matches ? "instant" : "smooth" });
    if (target.id) target.focus({ preventScroll: true });
  };
  const middle = element => {
    const box = element.getBoundingClientRect();
    return Math.abs(box.top + box.height / 2 - innerHeight / 2);
  };
  const keys = {
    j: () => go(1), k: () => go(-1), "?": () => help.showModal(),
    p: () => [...films].sort((one, other) => middle(one.film) - middle(other.film))[0]?.toggle(),
  };
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open || !find("#keys").checked) return;
    if (event.target.matches("input:not([type=range]), textarea, select")) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
})();
