/// The page around the drawings: style, controls, and the script that holds the clock.
enum SharePageText {
  /// - Parameters:
  ///   - title: escaped already.
  ///   - length: seconds of the longest motion.
  static func page(title: String, body: String, length: Double, size: Int, background: String?) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data:">
    <title>\(title)</title>
    <style>
    \(style)
    td > svg { width: \(size)px; height: \(size)px; \(CSSDeclaration.sizeName): \(size)px }
    \(background.map { "td:has(> svg), td > svg { background: \($0) }" } ?? "")
    </style>
    </head>
    <body>
    <h1>\(title)</h1>
    <main>
    \(body)</main>
    <form id="controls" onsubmit="return false">
    <button id="play" type="button" aria-pressed="false">Play</button>
    <input id="scrubber" type="range" min="0" max="\(SVGText.number(length, digits: 4))" step="0.001" value="0" \
    aria-label="Time">
    <output id="time" for="scrubber">0.00 s</output>
    <label>Speed <select id="speed">
    <option value="0.1">0.1 ×</option><option value="0.25">¼ ×</option><option value="0.5">½ ×</option>
    <option value="1" selected>1 ×</option><option value="2">2 ×</option>
    </select></label>
    <label><input id="repeats" type="checkbox" checked> Repeat</label>
    </form>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; --line: rgb(128 128 128 / 0.28) }
    body { margin: 0; padding: 28px 32px 96px; max-width: max-content; margin-inline: auto }
    h1 { font-size: 1.25rem; font-weight: 600; margin: 0 0 20px }
    table { border-collapse: collapse }
    th { font-weight: 600; text-align: start; padding: 10px 20px 10px 0; vertical-align: middle }
    thead th { padding: 0 12px 10px; text-align: center }
    th small { display: block; font-weight: 400; opacity: 0.65 }
    tbody tr { border-top: 1px solid var(--line) }
    td { padding: 14px 12px; text-align: center }
    td > svg { display: block; margin: auto; overflow: visible }
    td.note { max-width: 14em; opacity: 0.65; font-size: 0.9rem }
    #controls { position: fixed; inset: auto 0 0 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; \
    padding: 12px 32px; background: Canvas; border-top: 1px solid var(--line) }
    #controls button { min-width: 5.5em; font: inherit; padding: 5px 12px }
    #controls select { font: inherit }
    #scrubber { flex: 1 1 16em }
    #time { min-width: 4.5em; text-align: end; font-variant-numeric: tabular-nums }
    """

  /// One clock sets the time of all animations; nothing else moves them.
  private static let script = """
    const animations = document.getAnimations();
    const [play, scrubber, time, speed, repeats] =
      ["play", "scrubber", "time", "speed", "repeats"].map((id) => document.getElementById(id));
    const length = Number(scrubber.max);
    const rest = 0.5;
    let now = 0, last = null;
    function show(seconds) {
      now = Math.min(Math.max(seconds, 0), length + rest);
      for (const animation of animations) animation.currentTime = now * 1000;
      scrubber.value = Math.min(now, length);
      time.value = Math.min(now, length).toFixed(2) + " s";
    }
    function tick(stamp) {
      if (last === null) return;
      const next = now + (stamp - last) / 1000 * Number(speed.value);
      last = stamp;
      if (next < length + rest) show(next);
      else if (repeats.checked) show(0);
      else { show(length); run(false); return; }
      requestAnimationFrame(tick);
    }
    function run(runs) {
      play.textContent = runs ? "Pause" : "Play";
      play.setAttribute("aria-pressed", runs);
      if (!runs) { last = null; return; }
      if (now >= length) show(0);
      if (last === null) { last = performance.now(); requestAnimationFrame(tick); }
    }
    for (const animation of animations) animation.pause();
    play.addEventListener("click", () => run(last === null));
    scrubber.addEventListener("input", () => { run(false); show(Number(scrubber.value)); });
    addEventListener("keydown", (event) => {
      if (["SELECT", "BUTTON", "INPUT"].includes(event.target.tagName)) return;
      if (event.key === " ") { event.preventDefault(); run(last === null); }
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        run(false);
        show(now + (event.key === "ArrowLeft" ? -1 : 1) / 60);
      }
    });
    show(0);
    // Whoever asked for less motion starts it.
    run(length > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches);
    """
}
