extension WebTable {
  /// Hides the rows of long tables until the script shows the first ones.
  package static let headScript = "document.documentElement.classList.add(\"js\")"

  /// Sorts rows by the column whose header is clicked, and filters them.
  package static let script = #"""
    document.querySelectorAll("table.data").forEach(table => {
      const titles = [...table.querySelectorAll("thead tr:last-child th")];
      const bodies = [...table.querySelectorAll("tbody.rows")].map(body => ({ body, rows: [...body.rows] }));
      // Long tables show their first rows, and more at the end of the page: browsers take seconds to lay out all.
      const step = table.classList.contains("long") ? 300 : Infinity;
      const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
      const rows = bodies.flatMap(({ rows }) => rows);
      bodies.reduce((start, part) => (part.start = start) + part.rows.length, 0);
      const ranks = [];
      let [shown, sorted, words, texts] = [step, null, [], null];

      // Each value has a rank, so that sorting compares no values. Empty cells have the rank -1.
      const rank = column => ranks[column] ??= (() => {
        const texts = rows.map(row => {
          const cell = row.children[column];
          return cell.getAttribute("data-v") ?? cell.textContent.trim();
        });
        const numbers = texts.map(text => text === "" ? NaN : Number(text.replace(/\u2212/g, "-")));
        const areNumbers = numbers.every((number, row) => texts[row] === "" || !isNaN(number));
        const values = areNumbers ? numbers : texts;
        const found = new Set(values.filter(value => value !== "" && value === value));
        const all = areNumbers ? Float64Array.from(found).sort() : [...found].sort(order.compare);
        const places = new Map();
        let last = 0;
        all.forEach((value, index) => {
          if (index > 0 && (areNumbers || order.compare(all[index - 1], value))) last += 1;
          places.set(value, last);
        });
        return { list: Int32Array.from(values, value => places.get(value) ?? -1), count: last + 1 };
      })();
      // A counting sort, which keeps the order of equal values. Empty cells come last in both directions.
      const ranked = ({ rows, start }, column, sign) => {
        const { list, count } = rank(column);
        const place = row => list[row] < 0 ? count : sign > 0 ? list[row] : count - 1 - list[row];
        const starts = new Int32Array(count + 2);
        for (let row = 0; row < rows.length; row++) starts[place(start + row) + 1] += 1;
        for (let value = 0; value <= count; value++) starts[value + 1] += starts[value];
        const result = new Array(rows.length);
        for (let row = 0; row < rows.length; row++) result[starts[place(start + row)]++] = rows[row];
        return result;
      };
      const matches = row => words.every(word => texts.get(row).includes(word));
      const show = () => {
        let count = 0;
        for (const part of bodies) {
          const all = sorted ? ranked(part, sorted.column, sorted.sign) : part.rows;
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
        // The ranks are ready before the first click.
        const later = window.requestIdleCallback ?? setTimeout;
        const prepare = column => later(() => {
          rank(column);
          if (column + 1 < titles.length) prepare(column + 1);
        });
        prepare(0);
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
