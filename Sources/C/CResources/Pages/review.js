"use strict";
(() => {
  const root = document.documentElement;
  const find = (selector, inside = document) => inside.querySelector(selector);
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  const overview = find("#overview");
  const cases = all(".case");
  const items = all(".list li");
  const search = find("#search");
  const help = find("#help");
  const pages = [overview, ...cases];
  let current = overview;
  root.classList.add("js");

  // A case is shown if it has the chosen verdict and its name or sentences contain every word of the search.
  const texts = cases.map(page => find("header", page).textContent.toLowerCase());
  const choice = () => find("[name=show]:checked")?.value ?? "all";
  const choices = all(".choices select");
  const chosen = page => choices.every(list => {
    const [name, value] = [list.id.slice(3), list.value];
    if (!value) return true;
    const own = page.dataset[name] ?? "";
    if (name !== "share") return name === "scene" ? own === value : own.split("|").includes(value);
    const part = Number(value.slice(1));
    return value[0] === "<" ? Number(own) < part : Number(own) >= part;
  });
  const fits = (page, text, wanted, words) => chosen(page) &&
    (wanted === "all" || (wanted === "attention" ? !page.classList.contains("passed") : page.classList.contains(wanted)))
    && words.every(word => text.includes(word));
  const select = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = choice();
    cases.forEach((page, index) => { items[index].hidden = !fits(page, texts[index], wanted, words); });
    all(".digest li").forEach(item => {
      item.hidden = item.dataset.cases.split(" ").every(number => items[number - 1].hidden);
    });
    find(".nothing").hidden = items.length === 0 || items.some(item => !item.hidden);
  };
  const shown = () => [overview, ...cases.filter((_, index) => !items[index].hidden)];

  // If the check drew no difference image, the browser blends both images over a pale copy of the first one.
  const difference = page => {
    const stage = find(".stage", page);
    const caption = stage?.dataset.difference;
    if (!caption || page.classList.contains("marked")) return;
    const images = ["before", "after"].map(side => find(`.sheet.${side} img`, page));
    const make = (name, kind, ...children) => {
      const element = document.createElement(name);
      element.className = kind;
      element.append(...children);
      return element;
    };
    const [ground, old, other] = [images[0], ...images].map(image => {
      const copy = image.cloneNode();
      copy.alt = "";
      copy.style.width = `${100 * parseFloat(getComputedStyle(image.closest(".paper")).getPropertyValue("--pw")) / stage.style.getPropertyValue("--w")}%`;
      return copy;
    });
    other.alt = stage.dataset.alternative;
    ground.className = "ground";
    const paper = make("div", "paper", ground, make("div", "changed", old, other));
    stage.append(make("figure", "sheet marks drawn", make("figcaption", "", caption), paper));
    page.classList.add("marked");
  };

  // Images are inert text in the page at first, so the browser decodes none before its case is shown.
  const unfold = page => {
    all("noscript", page).forEach(text => {
      const holder = document.createElement("template");
      holder.innerHTML = text.textContent;
      text.replaceWith(holder.content);
    });
    difference(page);
  };

  // One case is shown at a time. The fragment of the URL contains its name, the view mode and the filters.
  const controls = () => [...all("[name=mode], [name=show]"), ...choices, search];
  const address = page => {
    const state = new URLSearchParams();
    for (const input of controls()) {
      const isRadio = input.type === "radio";
      if (isRadio ? input.checked && !input.defaultChecked : input.value) state.set(isRadio ? input.name : input.id, input.value);
    }
    const name = page === overview ? "" : encodeURIComponent(page.dataset.name).replaceAll("%2F", "/");
    return "#/" + name + ([...state].length ? "?" + state : "");
  };
  const restore = () => {
    const state = new URLSearchParams(location.hash.startsWith("#/") ? location.hash.split("?")[1] ?? "" : "");
    if (!location.hash.startsWith("#/")) return;
    for (const input of controls()) {
      if (input.type === "radio") input.checked = state.has(input.name) ? state.get(input.name) === input.value : input.defaultChecked;
      else input.value = state.get(input.id) ?? "";
    }
    shape();
    select();
  };
  const named = () => {
    const hash = location.hash;
    if (!hash.startsWith("#/")) return pages.find(page => "#" + page.id === hash) ?? overview;
    const name = decodeURIComponent(hash.slice(2).split("?")[0]);
    return cases.find(page => page.dataset.name === name) ?? overview;
  };
  const keep = () => history.replaceState(null, "", address(current));
  const show = (page, focus, isRestored) => {
    const place = address(page);
    if (!isRestored && location.hash !== place) history[page === current ? "replaceState" : "pushState"](null, "", place);
    current.classList.remove("is-current");
    current = page;
    unfold(page);
    page.classList.add("is-current");
    all(".list a[aria-current]").forEach(link => link.removeAttribute("aria-current"));
    const link = find(`.list a[href="#${page.id}"]`);
    link?.setAttribute("aria-current", "true");
    link?.scrollIntoView({ block: "nearest" });
    frames(page);
    // On a phone, the list is above the case, so the page scrolls to the chosen case.
    const isBelow = focus && page !== overview && matchMedia("(max-width: 860px)").matches;
    scrollTo(0, isBelow ? find("#cases").offsetTop : 0);
    ready(page);
    if (focus) page.focus({ preventScroll: true });
  };
  // Decodes the images of the next case in advance, so that it appears immediately.
  const ready = page => setTimeout(() => {
    const next = shown()[shown().indexOf(page) + 1];
    if (!next) return;
    unfold(next);
    all("img", next).forEach(image => image.decode().catch(() => {}));
  }, 50);
  const step = by => {
    const list = shown();
    const at = list.indexOf(current);
    const from = at >= 0 ? at : list.findLastIndex(page => pages.indexOf(page) < pages.indexOf(current)) + (by < 0 ? 1 : 0);
    show(list[Math.min(Math.max(from + by, 0), list.length - 1)], true);
  };
  const follow = focus => { restore(); const page = named(); show(page, focus, true); keep(); };

  // View modes.
  const modes = all("[name=mode]");
  const sizes = all("[name=size]");
  let before = modes[0];
  const mode = () => modes.find(input => input.checked);
  // The style sheet reads the mode and the size from attributes of the root and the body.
  const shape = () => [root, document.body].forEach(element => {
    element.dataset.mode = mode().value;
    element.dataset.size = sizes.find(input => input.checked).value;
  });
  const look = input => { input.checked = true; shape(); keep(); };
  const blink = () => {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (mode().value !== "blink") { before = mode(); look(find("#mode-blink")); return; }
    if (reduced) { swap(); } else { look(before.value === "blink" ? modes[0] : before); }
  };
  const swap = () => document.body.classList.toggle("swapped");

  // The percentage of the second image that is shown.
  const place = (page, value) => {
    const input = find(".position[type=range]", page);
    if (!input) return;
    input.value = value;
    find(".stage", page).style.setProperty("--at", input.value + "%");
  };
  const nudge = by => {
    const input = find(".position[type=range]", current);
    if (input) place(current, Number(input.value) + by);
  };

  // All images of all cases have the same zoom and position, so that every view mode shows the same part.
  const lens = { factor: 1, x: 0, y: 0 };
  // If a pixel of the image is at least eight CSS pixels wide, grid lines separate the pixels.
  const grid = () => {
    const image = lens.factor > 1 ? find(".is-current .paper img") : null;
    root.classList.toggle("is-gridded", Boolean(image) && image.getBoundingClientRect().width >= 8 * image.naturalWidth);
  };
  const move = (x, y) => {
    [lens.x, lens.y] = [x, y].map(value => Math.min(0, Math.max(1 - lens.factor, value)));
    for (const [name, value] of [["--zoom", lens.factor], ["--x", lens.x], ["--y", lens.y]]) root.style.setProperty(name, value);
    root.classList.toggle("is-zoomed", lens.factor > 1);
    root.classList.toggle("is-large", lens.factor >= 4);
    grid();
  };
  const zoom = (by, x = .5, y = .5) => {
    const factor = Math.min(64, Math.max(1, lens.factor * by));
    const ratio = factor / lens.factor;
    lens.factor = factor;
    move(x - (x - lens.x) * ratio, y - (y - lens.y) * ratio);
  };
  const wheel = event => {
    const paper = event.target.closest(".paper");
    if (!paper || !event.ctrlKey) return;
    const box = paper.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.25 : .8, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    event.preventDefault();
  };
  const pan = event => {
    const paper = event.target.closest(".paper");
    if (!paper || !event.buttons || lens.factor === 1 || ["swipe", "onion"].includes(mode().value) && !event.shiftKey) return;
    const box = paper.getBoundingClientRect();
    move(lens.x + event.movementX / box.width, lens.y + event.movementY / box.height);
    event.preventDefault();
  };
  const drag = event => {
    if (event.shiftKey) return;
    const stage = event.target.closest(".stage");
    if (!stage || !event.target.closest(".paper") || !event.buttons || !["swipe", "onion"].includes(mode().value)) return;
    const box = stage.getBoundingClientRect();
    const width = find(".sheet:not(.marks)", stage).getBoundingClientRect().width;
    place(stage.closest(".case"), 100 * (event.clientX - box.left) / width);
    event.preventDefault();
  };

  // Frames of animations and pages of documents. Their images are parsed when a case is shown for the first time.
  const stores = new Map();
  const frames = page => {
    const block = find("script.frames", page);
    if (!block) return null;
    if (!stores.has(page)) {
      const store = JSON.parse(block.textContent);
      for (const [side, number] of Object.entries(store.inPage)) {
        store.pictures[number] = find(`.sheet.${side} img`, page).src;
      }
      store.at = Number(find(".frame", page).value);
      stores.set(page, store);
    }
    return stores.get(page);
  };
  const picture = (page, side, facts, store) => {
    const sheet = find(".sheet." + side, page);
    if (!sheet) return;
    sheet.hidden = !facts;
    if (!facts) return;
    const [number, width, height, text] = facts;
    const image = find("img", sheet);
    image.src = store.pictures[number];
    [image.width, image.height, image.alt] = [width, height, text];
  };
  const frame = (page, number) => {
    const store = frames(page);
    if (!store) return;
    store.at = Math.min(Math.max(number, 0), store.frames.length - 1);
    const facts = store.frames[store.at];
    for (const side of ["before", "after", "marks"]) picture(page, side, facts[side], store);
    page.classList.toggle("pair", Boolean(facts.before && facts.after));
    page.classList.toggle("marked", Boolean(facts.marks));
    find(".veil", page)?.setAttribute("d", facts.veil ?? "");
    find(".outline", page)?.setAttribute("d", facts.outline ?? "");
    find(".frame", page).value = store.at;
    find("output", page).textContent = facts.label;
    find(".told", page).replaceChildren(...facts.sentences.map(sentence => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }));
  };
  const change = (page, by) => {
    const store = frames(page);
    if (!store) return;
    let at = store.at + by;
    while (store.frames[at] && !store.frames[at].changed) at += by;
    if (store.frames[at]) frame(page, at);
  };

  // Keyboard shortcuts.
  const open = () => { help.showModal(); find("button", help).focus(); };
  const keys = {
    j: () => step(1), k: () => step(-1), b: blink, o: () => show(overview, true), "?": open,
    "/": () => search.focus(), "[": () => nudge(-5), "]": () => nudge(5),
    "+": () => zoom(2), "=": () => zoom(2), "-": () => zoom(.5), 0: () => zoom(1 / 64),
    z: () => look(sizes[(sizes.findIndex(input => input.checked) + 1) % sizes.length]),
    ArrowLeft: event => event.shiftKey ? change(current, -1) : frame(current, (stores.get(current)?.at ?? 0) - 1),
    ArrowRight: event => event.shiftKey ? change(current, 1) : frame(current, (stores.get(current)?.at ?? 0) + 1),
  };
  [...modes, ...sizes].forEach(input => input.addEventListener("change", shape));
  modes.forEach((input, index) => { keys[index + 1] = () => look(input); });
  const isTyping = target => target.matches?.("input[type=search]");
  const isOwn = (target, key) => key.startsWith("Arrow") && target.matches?.("input");
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open || !find("#keys").checked) return;
    if (isTyping(event.target)) {
      if (event.key === "Escape") { search.value = ""; select(); search.blur(); }
      if (event.key === "Enter") { search.blur(); step(1); }
      return;
    }
    const act = keys[event.key];
    if (!act || isOwn(event.target, event.key)) return;
    event.preventDefault();
    act(event);
  });

  // Buttons and form controls.
  find("#previous").onclick = () => step(-1);
  find("#next").onclick = () => step(1);
  find("#show-help").onclick = open;
  search.oninput = () => { select(); keep(); };
  [...all("[name=show]"), ...choices].forEach(input => { input.onchange = () => { select(); keep(); }; });
  modes.forEach(input => { input.addEventListener("change", keep); });

  // The command that approves everything that is ticked.
  const command = find("#command");
  const quoted = name => /^[\w@%+=:,./-]+$/.test(name) ? name : "'" + name.replaceAll("'", "'\\''") + "'";
  const tick = () => {
    const causes = all(".tick[data-cause]:checked").map(input => "--cause " + input.dataset.cause);
    const names = [...new Set(all(".tick[data-name]:checked").map(input => quoted(input.dataset.name)))];
    const isEmpty = !causes.length && !names.length;
    command.textContent = isEmpty ? "" :
      ["galley approve", ...causes, command.dataset.options, ...(names.length ? ["--", ...names] : [])].join(" ");
    command.parentElement.classList.toggle("is-empty", isEmpty);
  };
  if (command) {
    const copy = find("#copy");
    all(".tick").forEach(input => { input.onchange = tick; });
    copy.onclick = async () => {
      getSelection().selectAllChildren(command);
      try { await navigator.clipboard.writeText(command.textContent); } catch { document.execCommand("copy"); }
      const text = copy.textContent;
      copy.textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = text; }, 1200);
    };
    tick();
  }

  // Crops the clearest image of each cause around its change. Images are added shortly before they scroll into view.
  const thumbnail = thumb => {
    const page = cases[thumb.dataset.case - 1];
    unfold(page);
    const image = (find(".sheet.after img", page) ?? find(".sheet.before img", page))?.cloneNode();
    if (!image) return thumb.remove();
    const [x, y, width, height] = thumb.dataset.box.split(" ").map(Number);
    const scale = Math.min(1, Math.max(132 / image.width, Math.min(132 / width, 92 / height)));
    const shift = (size, start, length, room) => Math.min(0, Math.max(room - size * scale, room / 2 - (start + length / 2) * scale));
    image.alt = "";
    image.style.cssText = `width:${image.width * scale}px;left:${shift(image.width, x, width, 132)}px;top:${shift(image.height, y, height, 92)}px`;
    thumb.append(image);
  };
  const watcher = new IntersectionObserver(seen => seen.filter(one => one.isIntersecting).forEach(one => {
    watcher.unobserve(one.target);
    thumbnail(one.target);
  }), { rootMargin: "400px" });
  all(".thumb").forEach(thumb => watcher.observe(thumb));
  // After a click, the control loses the focus, so that the arrow keys switch frames.
  all(".bar label").forEach(label => { label.onpointerup = () => setTimeout(() => document.activeElement.blur?.()); });
  document.addEventListener("input", event => {
    const page = event.target.closest(".case");
    if (event.target.matches(".position")) place(page, event.target.value);
    if (event.target.matches(".frame")) frame(page, Number(event.target.value));
  });
  document.addEventListener("click", event => {
    if (event.target.matches(".previous-change")) change(event.target.closest(".case"), -1);
    if (event.target.matches(".next-change")) change(event.target.closest(".case"), 1);
    if (event.target.closest(".swap")) swap();
  });
  document.addEventListener("pointerdown", drag);
  document.addEventListener("pointermove", drag);
  document.addEventListener("pointermove", pan);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("dragstart", event => event.preventDefault());
  addEventListener("hashchange", () => follow(true));
  addEventListener("popstate", () => follow(true));
  addEventListener("beforeprint", () => cases.forEach(unfold));
  shape();
  select();
  follow(false);
})();
