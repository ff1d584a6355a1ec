(() => {
  const lens = document.querySelector("#lens");
  if (!lens) return;
  const root = document.documentElement;
  const button = document.querySelector("#magnify");
  const [reach, side] = [7, 15];
  let isOn = false;
  const turn = on => {
    isOn = on;
    lens.hidden = true;
    button.setAttribute("aria-pressed", String(on));
    root.classList.toggle("is-magnified", on);
  };
  const color = context => {
    try {
      const [red, green, blue, alpha] = context.getImageData(reach, reach, 1, 1).data;
      const hex = "#" + [red, green, blue].map(value => value.toString(16).padStart(2, "0")).join("").toUpperCase();
      return alpha === 255 ? hex : hex + " " + Math.round(alpha / 2.55) + " %";
    } catch { return ""; }
  };
  const draw = (part, image, x, y) => {
    part.hidden = !image;
    if (!image) return "";
    const canvas = part.querySelector("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, side, side);
    context.drawImage(image, x - reach, y - reach, side, side, 0, 0, side, side);
    const text = color(context);
    part.querySelector("b").textContent = text;
    part.querySelector("i").style.background = text.split(" ")[0];
    return text;
  };
  const show = event => {
    if (!isOn) return;
    const paper = event.target.closest?.(".is-current .paper");
    const pointed = paper?.querySelector("img");
    lens.hidden = !pointed;
    if (!pointed) return;
    const box = pointed.getBoundingClientRect();
    const x = Math.floor((event.clientX - box.left) / box.width * pointed.naturalWidth);
    const y = Math.floor((event.clientY - box.top) / box.height * pointed.naturalHeight);
    const stage = paper.closest(".stage");
    const texts = ["before", "after"].map(name =>
      draw(lens.querySelector("." + name), stage.querySelector(`.sheet.${name} img`), x, y));
    lens.classList.toggle("is-other", texts[0] !== texts[1] && texts.every(Boolean));
    lens.querySelector("p").textContent = `${x}, ${y}`;
    const [width, height] = [lens.offsetWidth, lens.offsetHeight];
    const left = event.clientX + 24 + width > innerWidth ? event.clientX - 24 - width : event.clientX + 24;
    const top = event.clientY + 24 + height > innerHeight ? event.clientY - 24 - height : event.clientY + 24;
    lens.style.transform = `translate(${Math.max(4, left)}px, ${Math.max(4, top)}px)`;
  };
  button.onclick = () => turn(!isOn);
  document.addEventListener("keydown", event => {
    const isBusy = event.ctrlKey || event.metaKey || event.altKey || document.querySelector("#help").open;
    if (isBusy || !document.querySelector("#keys").checked || event.target.matches?.("input[type=search]")) return;
    if (event.key === "m") turn(!isOn);
    if (event.key === "Escape" && isOn) turn(false);
  });
  document.addEventListener("pointermove", show);
  document.addEventListener("pointerdown", show);
})();
