/// What a report does when it is used: keys, search, dials and frames. Everything else is style.
enum PageScript {
  /// The script of a page; it asks for nothing from outside, and stores nothing.
  static let text = #"""
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

      // Which cases are shown: those of the chosen verdict whose name or sentences hold every word of the search.
      const texts = cases.map(page => find("header", page).textContent.toLowerCase());
      const choice = () => find("[name=show]:checked")?.value ?? "all";
      const fits = (page, text, wanted, words) =>
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

      // Pictures are text until they are wanted.
      const unfold = page => all("noscript", page).forEach(text => {
        const holder = document.createElement("template");
        holder.innerHTML = text.textContent;
        text.replaceWith(holder.content);
      });

      // One case at a time; its address is the part behind the #.
      const show = (page, focus) => {
        current.classList.remove("is-current");
        current = page;
        unfold(page);
        page.classList.add("is-current");
        all(".list a[aria-current]").forEach(link => link.removeAttribute("aria-current"));
        const link = find(`.list a[href="#${page.id}"]`);
        link?.setAttribute("aria-current", "true");
        link?.scrollIntoView({ block: "nearest" });
        if (location.hash !== "#" + page.id) history.replaceState(null, "", "#" + page.id);
        frames(page);
        scrollTo(0, 0);
        ready(page);
        if (focus) page.focus({ preventScroll: true });
      };
      // The next case is there at once when it is asked for.
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
      const follow = focus => show(pages.find(page => "#" + page.id === location.hash) ?? overview, focus);

      // Ways of looking.
      const modes = all("[name=mode]");
      const sizes = all("[name=size]");
      let before = modes[0];
      const mode = () => modes.find(input => input.checked);
      const look = input => { input.checked = true; };
      const blink = () => {
        const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
        if (mode().value !== "blink") { before = mode(); look(find("#mode-blink")); return; }
        if (reduced) { swap(); } else { look(before.value === "blink" ? modes[0] : before); }
      };
      const swap = () => document.body.classList.toggle("swapped");

      // How much of the second picture is shown.
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
      const drag = event => {
        const stage = event.target.closest(".stage");
        if (!stage || !event.target.closest(".paper") || !event.buttons || !["swipe", "onion"].includes(mode().value)) return;
        const box = stage.getBoundingClientRect();
        const width = find(".sheet:not(.marks)", stage).getBoundingClientRect().width;
        place(stage.closest(".case"), 100 * (event.clientX - box.left) / width);
        event.preventDefault();
      };

      // Frames of animations and pages of documents; their pictures are read when a case is first looked at.
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

      // Keys.
      const open = () => { help.showModal(); find("button", help).focus(); };
      const keys = {
        j: () => step(1), k: () => step(-1), b: blink, o: () => show(overview, true), "?": open,
        "/": () => search.focus(), "[": () => nudge(-5), "]": () => nudge(5),
        z: () => look(sizes[(sizes.findIndex(input => input.checked) + 1) % sizes.length]),
        ArrowLeft: event => event.shiftKey ? change(current, -1) : frame(current, (stores.get(current)?.at ?? 0) - 1),
        ArrowRight: event => event.shiftKey ? change(current, 1) : frame(current, (stores.get(current)?.at ?? 0) + 1),
      };
      modes.forEach((input, index) => { keys[index + 1] = () => look(input); });
      const isTyping = target => target.matches("input[type=search]");
      const isOwn = (target, key) => key.startsWith("Arrow") && target.matches("input");
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

      // Buttons and dials.
      find("#previous").onclick = () => step(-1);
      find("#next").onclick = () => step(1);
      find("#show-help").onclick = open;
      search.oninput = select;
      all("[name=show]").forEach(input => { input.onchange = select; });
      // A mouse's choice leaves the arrow keys to the frames.
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
      document.addEventListener("dragstart", event => event.preventDefault());
      addEventListener("hashchange", () => follow(true));
      addEventListener("beforeprint", () => cases.forEach(unfold));
      select();
      follow(false);
    })();
    """#
}
