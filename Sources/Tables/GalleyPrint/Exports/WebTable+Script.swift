extension WebTable {
  /// Hides the rows of long tables until the script shows the first ones.
  package static let headScript = "document.documentElement.classList.add(\"js\")"

  /// Sorts by column titles and filters rows.
  package static let script = #"""
    document.querySelectorAll("table.data").forEach(table => {
      const titles = [...table.querySelectorAll("thead tr:last-child th")];
      const bodies = [...table.querySelectorAll("tbody.rows")].map(body => ({ body, rows: [...body.rows] }));
      // Long tables show their first rows, and more at the end of the page: browsers take seconds to lay out all.
      const step = table.classList.contains("long") ? 300 : Infinity;
      const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
      const keys = [];
      let [shown, sorted, words, texts] = [step, null, [], null];

      const key = (row, column) => {
        const cell = row.cells[column], text = cell.dataset.v ?? cell.textContent.trim();
        return { text, number: text === "" ? NaN : Number(text.replace(/\u2212/g, "-")) };
      };
      // Empty cells come last in both directions.
      const compare = (a, b, sign) => {
        if (a.text === "" || b.text === "") return (a.text === "") - (b.text === "");
        return sign * (isNaN(a.number) || isNaN(b.number) ? order.compare(a.text, b.text) : a.number - b.number);
      };
      const keyed = column => {
        const all = bodies.flatMap(({ rows }) => rows.map(row => [row, key(row, column)]));
        // Texts are compared once, by rank: comparing them for every pair takes ten times as long.
        if (all.every(([, own]) => isNaN(own.number))) {
          const texts = [...new Set(all.map(([, own]) => own.text))].sort(order.compare);
          const ranks = new Map(texts.map((text, rank) => [text, rank]));
          for (const [, own] of all) own.number = ranks.get(own.text);
        }
        return new Map(all);
      };
      const ranked = (own, column, sign) => {
        const known = (keys[column] ??= keyed(column));
        return own.map(row => [known.get(row), row]).sort(([a], [b]) => compare(a, b, sign)).map(([, row]) => row);
      };
      const matches = row => words.every(word => texts.get(row).includes(word));
      const show = () => {
        let count = 0;
        for (const part of bodies) {
          const all = sorted ? ranked(part.rows, sorted.column, sorted.sign) : part.rows;
          part.list = words.length ? all.filter(matches) : all;
          part.body.replaceChildren(...part.list.slice(0, shown));
          count += part.list.length;
        }
        return count;
      };

      titles.forEach((title, column) => {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...title.childNodes);
        title.append(button);
        button.onclick = () => {
          const was = title.getAttribute("aria-sort");
          const now = was == "ascending" ? "descending" : was ? null : "ascending";
          titles.forEach(other => other.removeAttribute("aria-sort"));
          if (now) title.setAttribute("aria-sort", now);
          sorted = now && { column, sign: now == "descending" ? -1 : 1 };
          shown = step;
          show();
        };
      });

      if (step < Infinity) {
        show();
        table.classList.remove("long");
        const end = document.createElement("div");
        end.style.height = "1px";
        table.after(end);
        new IntersectionObserver(([entry]) => {
          const { body, list } = bodies[0];
          if (!entry.isIntersecting || shown >= list.length) return;
          body.append(...list.slice(shown, shown += step));
        }).observe(end);
        addEventListener("beforeprint", () => { shown = Infinity; show(); });
      }

      const label = table.dataset.filter;
      if (!label) return;
      const field = Object.assign(document.createElement("input"), { type: "search", className: "filter", placeholder: label });
      field.setAttribute("aria-label", label);
      const count = Object.assign(document.createElement("output"), { className: "facts" });
      const line = Object.assign(document.createElement("p"), { className: "find" });
      line.append(field, " ", count);
      (table.closest(".wide") ?? table).before(line);
      const local = number => number.toLocaleString(document.documentElement.lang);
      field.oninput = () => {
        texts ??= new Map(bodies.flatMap(({ rows }) => rows.map(row => [row, row.textContent.toLowerCase()])));
        words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        shown = step;
        const found = show();
        // Totals are those of all rows, and headings without rows say nothing.
        table.classList.toggle("filtered", words.length > 0);
        count.textContent = words.length ? `${local(found)} / ${local(texts.size)}` : "";
        table.querySelectorAll("tbody.group").forEach(group => {
          let next = group.nextElementSibling;
          while (next && next.matches(".group")) next = next.nextElementSibling;
          group.hidden = words.length > 0 && !(next?.matches(".rows") && next.rows.length);
        });
      };
    });
    """#
}
