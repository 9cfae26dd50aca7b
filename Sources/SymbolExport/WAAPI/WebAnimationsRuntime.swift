/// The part of the module that is the same for every export.
enum WebAnimationsRuntime {
  /// - Parameter withReducedForms: whether a part has another one in its place for a person who asked for less motion.
  static func source(withReducedForms: Bool) -> String {
    let start = "#start(target, mover, part) {\n"
    return withReducedForms
      ? source.replacing(start, with: start + "    if (this.#reduces && part.reduced) part = part.reduced;\n") : source
  }

  private static let source = #"""
    const css = { translate: "translate", scale: "scale", rotate: "rotate", opacity: "opacity", visibility: "visibility",
      dash: "strokeDasharray", dashOffset: "strokeDashoffset", stretch: "scale", blur: "filter", view: "transform",
      shift: "translate" };
    const isMovement = (part) => part.moves !== false;
    const still = (values) => [[0, ...values], [1, ...values]];

    let count = 0;

    /** The drawing as a new element, with names of its own: of two masks with one name a page takes the first. */
    export function createElement(owner = document) {
      count += 1;
      const text = svg.replace(/(\bid="|url\(#|href="#)([^")]+)/g, `$1$2-${count}`);
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      return owner.importNode(parsed, true);
    }

    /**
     * Puts the drawing into an element, and answers what plays it.
     * @param {Element} place an element to put the drawing into, or a drawing that createElement() has made.
     * @param {{reducesMotion?: boolean}} options reducesMotion: nil asks the system.
     */
    export function mount(place, options = {}) {
      const element = place instanceof SVGSVGElement ? place : place.appendChild(createElement(place.ownerDocument));
      return new Player(element, options);
    }

    class Player {
      #options;
      #running = [];
      #settling = [];
      #state = "idle";
      #settle = () => {};

      constructor(element, options) {
        this.element = element;
        this.#options = options;
        /** Resolves with true when the motion has come to its end or to rest, with false when it is cancelled. */
        this.finished = Promise.resolve(true);
      }

      get playState() { return this.#state; }

      get #reduces() {
        return this.#options.reducesMotion ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
      }

      /** All animations that are running, for whoever wants to pause or seek them. */
      get animations() { return [...this.#running, ...this.#settling].map((entry) => entry.animation); }

      /** Seconds from the start of the motion. */
      get currentTime() { return (this.#running[0]?.animation.currentTime ?? 0) / 1000; }
      set currentTime(seconds) { for (const entry of this.#running) entry.animation.currentTime = seconds * 1000; }

      /** Starts from the beginning; while it comes to rest, that is left where it is. */
      play() {
        this.#begin(false);
        this.#state = "running";
        return this;
      }

      #begin(isBack) {
        this.#clear(false);
        for (const mover of movers) {
          const target = mover.class ? this.element.querySelector("." + mover.class) : this.element;
          if (mover.origin) target.style.transformOrigin = mover.origin;
          for (const part of mover.parts) {
            if (Boolean(timings[part.timing].back) === isBack) this.#start(target, mover, part);
          }
        }
        this.#promise(this.#running);
      }

      #start(target, mover, part) {
        const timing = timings[part.timing];
        const add = (keyframes, delay, duration, iterations, fill) => {
          if (!keyframes) return;
          const animation = target.animate(keyframes.map((row) => this.#keyframe(part, row)), {
            delay: delay * 1000, duration: duration * 1000, iterations, fill });
          this.#running.push({ animation, target, mover, part, timing, isLoop: iterations !== 1 || keyframes === part.loop });
        };
        if (this.#reduces && isMovement(part)) {
          // What would be reached is there at once, and left at once when it is stopped.
          const held = part.held ?? (part.heldBack && part.base);
          if (!held) return;
          add(still(held), 0, 0.001, 1, "both");
          this.#running.at(-1).back = part.heldBack ?? (timing.passage ? held : part.base);
          return;
        }
        const ends = timing.count !== null, start = part.start ?? timing.intro;
        add(part.intro, 0, start || 0.001, 1, timing.loop > 0 ? "backwards" : "both");
        add(part.loop, start, timing.loop, timing.count ?? Infinity, start > 0 ? "none" : ends && !(timing.outro > 0) ? "both" : "backwards");
        if (ends) add(part.outro, timing.untilOutro, timing.outro, 1, "forwards");
      }

      #keyframe(part, [offset, ...rest]) {
        const easing = typeof rest.at(-1) === "string" ? rest.pop() : "linear";
        return { offset, easing, [css[part.property]]: text(part.property, rest, part, this.element) };
      }

      /**
       * Lets the motion come to rest, smoothly, from wherever it is; a transition goes back the way it came.
       * Answers a promise of the rest.
       */
      stop() {
        if (this.#state !== "running") return this.finished;
        this.#state = "stopping";
        // A way back of its own begins at the end of the way there.
        if (timings.some((timing) => timing.back)) {
          this.#begin(true);
          return this.finished;
        }
        if (timings.some((timing) => timing.passage)) {
          for (const entry of this.#running) if (!this.#leave(entry)) entry.animation.reverse();
          this.#promise(this.#running);
          return this.finished;
        }
        for (const entry of [...this.#running]) this.#rest(entry);
        this.#promise(this.#settling, () => this.#clear(true));
        return this.finished;
      }

      /** Shows at once what a state that was there at once goes back to; false for anything else. */
      #leave({ animation, part, back }) {
        if (back) animation.effect.setKeyframes(still(back).map((row) => this.#keyframe(part, row)));
        return Boolean(back);
      }

      #rest(entry) {
        if (this.#leave(entry)) return;
        const { animation, target, part, timing } = entry;
        const now = animation.currentTime / 1000, start = part.start ?? timing.intro;
        const stopping = part.stopping;
        if (timing.count !== null) { this.#settling.push(entry); return; }
        if (stopping.kind === "finishes") {
          if (!entry.isLoop) return;
          const loops = Math.max(1, Math.ceil((now - start) / timing.loop));
          animation.effect.updateTiming({ iterations: loops, fill: "forwards" });
          this.#settling.push(entry);
          if (part.outro) {
            const wait = start + loops * timing.loop - now;
            const outro = target.animate(part.outro.map((row) => this.#keyframe(part, row)), {
              delay: wait * 1000, duration: timing.outro * 1000, fill: "forwards" });
            this.#settling.push({ animation: outro });
          }
          return;
        }
        // Of the phases of one property only the one that is being played is settled.
        if (now < animation.effect.getTiming().delay / 1000) return;
        if (!entry.isLoop && timing.loop > 0 && now > start) return;
        const wait = stopping.delay ?? 0;
        const at = (seconds) => {
          animation.currentTime = seconds * 1000;
          return numbers(part.property, getComputedStyle(target)[css[part.property]]);
        };
        const step = 0.004;
        const value = at(now + wait), before = at(Math.max(now + wait - step, 0));
        animation.currentTime = now * 1000;
        const ways = value.map((number, index) =>
          way(part, number, (number - before[index]) / step, part.base[index], stopping));
        const duration = Math.max(...ways.map((one) => one.duration), 0.001);
        const keyframes = [];
        for (let index = 0; index <= 40; index++) {
          const values = ways.map((one) => one.value(duration * index / 40));
          keyframes.push({ offset: index / 40, [css[part.property]]: text(part.property, values) });
        }
        const settling = target.animate(keyframes, { delay: wait * 1000, duration: duration * 1000, fill: "forwards" });
        this.#settling.push({ animation: settling });
      }

      /** Ends everything at once; the drawing is as it was. */
      cancel() {
        this.#clear(false);
        this.#state = "idle";
      }

      #clear(isFinished) {
        this.#settle(isFinished);
        for (const { animation } of [...this.#running, ...this.#settling]) animation.cancel();
        this.#running = [];
        this.#settling = [];
      }

      #promise(entries, then = () => {}) {
        let settled = false;
        this.finished = new Promise((resolve) => {
          this.#settle = (value) => { if (!settled) { settled = true; resolve(value); } };
        });
        const settle = this.#settle;
        Promise.all(entries.map((entry) => entry.animation.finished)).then(() => {
          if (settled) return;
          this.#state = "finished";
          settle(true);
          then();
        }, () => settle(false));
      }
    }

    function text(property, values, part, element) {
      switch (property) {
        case "blur": return `blur(${values[0]}px)`;
        case "shift": return `${values[0] * 100}% ${values[1] * 100}%`;
        case "view": {
          // The eye's distance is a multiple of the width at which the drawing is shown.
          const [x, y, z, distance] = part.view;
          const eye = distance ? `perspective(${parseFloat(getComputedStyle(element).width) * distance}px) ` : "";
          return `${eye}rotate3d(${x}, ${y}, ${z}, ${values[0]}deg)`;
        }
        case "translate": return `${values[0]}px ${values[1]}px`;
        case "rotate": return `${values[0]}deg`;
        case "visibility": return values[0] > 0.5 ? "visible" : "hidden";
        default: return values.join(" ");
      }
    }

    function numbers(property, text) {
      if (property === "visibility") return [text === "visible" ? 1 : 0];
      const found = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
      switch (property) {
        case "translate": return [found[0] ?? 0, found[1] ?? 0];
        case "scale": case "opacity": return [found[0] ?? 1];
        default: return found.length ? found : [0];
      }
    }

    /** The way to rest from a value and its velocity. */
    function way(part, value, velocity, base, stopping) {
      let target = base, duration = stopping.within;
      if (stopping.kind === "springs") return spring(value - base, velocity, base, stopping);
      if (stopping.kind === "turns" && part.property === "rotate") {
        [target, duration] = turn(value, velocity, stopping);
      } else if (stopping.kind === "turns") {
        duration = stopping.within;
      } else if ((target - value) * velocity > 0) {
        duration = Math.min(duration, 3 * (target - value) / velocity);
      }
      if (duration <= 0) return { duration: 0.001, value: () => target };
      // The cubic with these values and velocities at its ends.
      const span = target - value, first = velocity * duration;
      const clamp = part.property === "opacity" ? (x) => Math.min(Math.max(x, 0), 1) : (x) => x;
      return {
        duration,
        value: (time) => {
          const u = Math.min(time / duration, 1);
          return clamp(value + u * (first + u * (3 * span - 2 * first + u * (first - 2 * span))));
        },
      };
    }

    function turn(value, velocity, { within, fullSpeed, restingAngle }) {
      if (velocity === 0) {
        return [restingAngle ? Math.round(value / restingAngle) * restingAngle : value, within / 2];
      }
      if (!restingAngle) return [value + velocity * within / 4, within / 2];
      const sign = Math.sign(velocity), shortest = within * 0.3125;
      let target = Math.round((value + velocity * within / 2) / restingAngle) * restingAngle;
      const hasBegun = Math.abs(velocity) > Math.abs(fullSpeed) / 2;
      while (hasBegun && (target - value) * sign < Math.abs(velocity) * shortest * 0.4) target += sign * restingAngle;
      const span = (target - value) * sign;
      return [target, span <= 0 ? within / 2 : Math.min(Math.max(2 * span / Math.abs(velocity), shortest), within)];
    }

    /** A damped spring, as x'' + 2zwx' + wwx = 0 has it. */
    function spring(distance, velocity, base, { response, damping, within }) {
      const omega = 2 * Math.PI / response, decay = damping * omega;
      const free = (time) => {
        if (Math.abs(damping - 1) < 1e-6) return Math.exp(-omega * time) * (distance + (velocity + omega * distance) * time);
        if (damping < 1) {
          const rate = omega * Math.sqrt(1 - damping * damping);
          return Math.exp(-decay * time)
            * (distance * Math.cos(rate * time) + (velocity + decay * distance) / rate * Math.sin(rate * time));
        }
        const spread = omega * Math.sqrt(damping * damping - 1), slow = -decay + spread, fast = -decay - spread;
        const part = (velocity - fast * distance) / (slow - fast);
        return part * Math.exp(slow * time) + (distance - part) * Math.exp(fast * time);
      };
      const left = free(within);
      return { duration: within, value: (time) => base + free(time) - left * Math.min(time / within, 1) };
    }
    """#
}
