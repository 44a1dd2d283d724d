// Looks at the page every 50 ms: whatever it says has to agree with what its board shows. What the server told is heard on the
// way, so that the page is not asked about itself. Found contradictions are complaints, and fail the test (watch.py).
(() => {
    const LOOK = 50;
    const told = new Map(); // by ply: where the match stands then
    let yours = [];
    let thrown = null; // the ply at which the viewer has thrown
    let rested = 0; // plies that have been seen to come to rest
    const found = new Set();
    window.frames_seen = 0;

    const hear = (message) => {
        if (message.type === 'snapshot') yours = message.yours;
        if (message.type === 'snapshot' || message.type === 'undone') {
            told.clear();
            rested = 0;
        }
        if (message.type === 'flicked' && told.size) Object.assign(told.get(newest()), { throwing: message.throwing });
        if (message.standing && message.type !== 'analysis') told.set(message.standing.ply, message.standing);
    };
    const newest = () => Math.max(...told.keys());
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        if (!this.heard) this.addEventListener('message', ({ data }) => { try { hear(JSON.parse(data)); } catch { /* no JSON */ } });
        this.heard = true;
        if (text.includes('"type":"throw"')) thrown = newest();
        return send.call(this, text);
    };

    const complain = (what) => {
        if (found.has(what)) return;
        found.add(what);
        console.error(`contradiction: ${what}`);
    };
    const shown = (selector) => [...document.querySelectorAll(selector)];

    const look = () => {
        const board = document.querySelector('[data-board][data-ply]');
        const headline = document.querySelector('header [role=status] b');
        const ply = Number(board?.dataset.ply);
        const at = told.get(ply);
        if (!headline || !at || !told.size) return;
        window.frames_seen += 1;
        const moving = 'moving' in board.dataset;
        const rests = !moving && ply === newest();
        const where = `at ply ${ply}${moving ? ', which moves' : ''} of ${newest()}`;

        const calls = headline.classList.contains('calling');
        const titled = document.title.startsWith('●');
        const marked = !document.querySelector('link[rel=icon]').getAttribute('href').endsWith('icon.svg');
        if (calls !== titled || calls !== marked) complain(`headline ${calls}, title ${titled}, icon ${marked} ${where}`);
        if (calls) {
            const hands = (at.throwing?.waiting ?? []).filter((seat) => yours.includes(seat));
            if (!rests) complain(`“${headline.textContent}” ${where}`);
            else if (!yours.includes(at.to_act) && !hands.length) complain(`“${headline.textContent}” though ${at.to_act} acts ${where}`);
            else if (at.to_act === 'chance' && thrown === ply && yours.length === 1) complain(`a throw is asked for after it ${where}`);
        }
        // What waits for the viewer in the middle of a move is allowed to: dice that are to be tapped.
        const live = shown('.choice button:enabled').filter((each) => !each.closest('[inert], [data-waits]'));
        if (!rests && !document.querySelector('[data-past]') && live.length) complain(`live buttons ${live.map((each) => each.textContent.trim())} ${where}`);
        if (document.querySelector('[data-sheet=end]') && (!rests || !at.result)) complain(`the end is told ${where}`);
        if (shown('[role=timer].runs').length && !rests) complain(`a clock runs ${where}`);
        const lines = shown('li[data-ply]').map((line) => Number(line.dataset.ply));
        // What is shown once more has been told of before.
        rested = Math.max(rested, ply - (moving ? 1 : 0));
        if (Math.max(0, ...lines) > rested) complain(`the log tells of ply ${Math.max(...lines)} ${where}`);
    };
    setInterval(look, LOOK);
})();
