"""Covers of the case studies."""
from draw import *
from cards import man, sheet
import random
C = 'cases'

@cover(C, 'a-review-pack-on-day-two', 'Four people with five days of work each; below them one person with two days, the second marked', 'sky')
def _(d):
    for k in range(4):
        y = 102+k*84; man(d, 150, y, .74, 'mid')
        for i in range(5): d.rect(214+i*74, y-30, 62, 58, 'soft')
    d.line(96, 414, 864, 414, 'line', 3)
    man(d, 150, 490, .96, 'fg'); d.rect(214, 452, 62, 72, 'main'); d.rect(288, 452, 62, 72, 'gold'); d.bold('2', 319, 502, 38, INK, 'm')
    d.big('4 × 5', 864, 262, 96, 'fg', 'r'); d.lab('days', 864, 312, 34, 'fg', 'r'); d.big('Day 2', 864, 520, 96, 'fg', 'r')

@cover(C, 'fourteen-tiles-instead-of-180', 'Fourteen tiles fitted into one page, larger the more often they are used; beside them the former 180 as specks', 'teal')
def _(d):
    g = 8; tiles = [(0, 0, 250, 230), (258, 0, 170, 150), (436, 0, 124, 150), (258, 158, 140, 140), (406, 158, 154, 72), (406, 238, 74, 60), (488, 238, 72, 60),
        (0, 238, 120, 120), (128, 238, 122, 60), (128, 306, 122, 52), (258, 306, 100, 112), (366, 306, 194, 112), (0, 366, 170, 52), (178, 366, 72, 52)]
    for i, (x, y, w, h) in enumerate(tiles): d.rect(336+x, 92+y, w, h, 'gold' if i == 0 else ['main', 'mid', 'lift'][i % 3])
    d.big('14', 461, 250, 120, INK, 'm')
    d.rects([(72+(n % 10)*19, 92+(n//10)*19, 13, 13) for n in range(180)], 'line')
    d.big('180', 166, 506, 74, 'line', 'm')

@cover(C, 'a-cutover-in-53-hours', 'A weekend wound up as a spiral of 58 hours from Friday at eight: nights dark, 100 minutes lost on Saturday, five hours left at the end', 'ink')
def _(d):
    cx, cy = 316, 300
    R = lambda h: 84+h*2.62
    def seg(h0, h1, fill):
        q = lambda h, o: (cx+(R(h)+o)*math.sin(math.radians((h+20)*15)), cy-(R(h)+o)*math.cos(math.radians((h+20)*15)))
        a, b, c, e = q(h0, -24), q(h1, -24), q(h1, 24), q(h0, 24)
        d.path(f'M{r(a[0])},{r(a[1])}L{r(b[0])},{r(b[1])}L{r(c[0])},{r(c[1])}L{r(e[0])},{r(e[1])}z', *fill)
    for h in range(58):
        clock = (20+h) % 24; night = clock >= 22 or clock < 6
        seg(h+.07, h+.93, ('none', 'line', 2.5) if h >= 53 else ('gold',) if h in (13, 14) else ('lift',) if night else ('main',))
    d.big('52:40', 896, 282, 100, 'fg', 'r'); d.lab('of 58 hours', 896, 336, 34, 'fg', 'r'); d.lab('100 minutes lost', 896, 386, 34, 'gold', 'r')
    d.lab('Fri', cx, 311, 30, 'fg', 'm')

@cover(C, 'one-drum-in-14-minutes', 'A drum with a bar code in the beam of a scanner: fourteen minutes', 'paper')
def _(d):
    d.path('M120,120a150,40 0 0 1 300,0v360a150,40 0 0 1 -300,0z', 'main'); d.raw(f'<ellipse cx="270" cy="120" rx="150" ry="40" fill="{d.t.mid}"/><ellipse cx="270" cy="120" rx="118" ry="28" fill="{d.t.main}"/>'); d.circ(330, 118, 12, 'fg')
    for y in (222, 418): d.path(f'M120,{y}a150,40 0 0 0 300,0', None, 'fg', 9)
    d.rect(178, 284, 184, 112, PAPER); rnd = random.Random(3); x = 194
    bars = []
    while x < 342: w = rnd.choice([4, 4, 7, 11]); bars.append((x, 298, w, 84)); x += w+rnd.choice([5, 5, 8])
    d.rects(bars, 'fg')
    d.poly([(640, 322), (362, 290), (362, 390), (640, 346)], 'gold', None, 0, True, None, .45); d.line(362, 340, 640, 334, 'gold', 6)
    d.path('M640,286h110a34,34 0 0 1 34,34v28a34,34 0 0 1 -34,34h-12l18,120h-62l-22,-120h-32z', 'fg'); d.rect(640, 304, 16, 60, 'gold')
    d.big('14 min', 880, 210, 108, 'fg', 'r'); 

@cover(C, 'certificates-in-35-minutes', 'A tanker leaves through an open barrier with its certificate: 35 minutes after the last result', 'mist')
def _(d):
    d.line(-960, 474, 1920, 474, 'line', 5)
    d.rect(250, 262, 420, 150, 'main', rx=75); d.lines([(360, 264, 360, 410), (460, 264, 460, 410), (560, 264, 560, 410)], 'mid', 5); d.rect(420, 240, 80, 22, 'fg')
    d.rect(236, 412, 452, 22, 'fg'); d.path('M700,434v-150h88l52,74v76z', 'fg'); d.path('M726,308h52l32,46h-84z', 'bg')
    for x in (306, 384, 606, 766): d.circ(x, 440, 36, 'fg'); d.circ(x, 440, 15, 'bg')
    d.rect(868, 300, 26, 176, 'line'); d.line(880, 316, 918, 92, 'gold', 15)
    sheet(d, 84, 250, 116, 152, 'lift', 'line', 3, 'fg'); d.circ(164, 374, 19, 'gold')
    d.big('35 min', 84, 172, 108)

@cover(C, 'batch-review-in-half-the-time', 'A capsule as long as nine days, filled to half: four days and a half', 'teal')
def _(d):
    x, y, w, h = 96, 150, 768, 220; u = w/9; m = x+w/2; k = h/2
    d.path(f'M{m},{y}h{w/2-k}a{k},{k} 0 0 1 0,{h}h{-(w/2-k)}z', 'none', 'line', 5, '4 13'); d.path(f'M{m},{y}h{-(w/2-k)}a{k},{k} 0 0 0 0,{h}h{w/2-k}z', 'main')
    d.rect(m-9, y-14, 18, h+28, 'gold'); d.path(f'M{x+96},{y+46}q-38,20 -44,64', None, 'fg', 9)
    for i in range(10): d.line(x+i*u, 428, x+i*u, 428+(24 if i in (0, 9) else 15), 'fg', 3)
    d.line(x, 428, x+w, 428, 'fg', 3); d.big('4.5', m, 536, 92, 'gold', 'm'); d.big('9', x+w, 536, 92, 'fg', 'r'); d.lab('days', x, 530, 36)

@cover(C, 'a-core-with-17-modifications', 'A ball that bristles with 214 pins, and the same ball with 17', 'sky')
def _(d):
    rnd = random.Random(7)
    def ball(cx, n, reach, c):
        for i in range(n):
            a = 2*math.pi*i/n; q = 118+(rnd.uniform(20, reach) if n > 20 else reach-12); e = (cx+q*math.sin(a), 270-q*math.cos(a))
            pins.append((cx, 270, *e)); heads.append(e)
        d.lines(pins, 'mid' if n > 20 else 'fg', 2 if n > 20 else 4); d.circ(cx, 270, 110, c)
    heads, pins = [], []; ball(264, 214, 88, 'fg'); d.dots(heads, 4.5, 'main'); heads, pins = [], []; ball(696, 17, 68, 'main'); d.dots(heads, 11, 'gold')
    d.big('214', 264, 302, 88, PAPER, 'm'); d.big('17', 696, 302, 88, PAPER, 'm'); d.lab('modifications', 264, 546, 36, 'fg', 'm'); d.lab('after five waves', 696, 546, 36, 'fg', 'm')

@cover(C, 'books-closed-on-day-five', 'Dominoes for eleven days: the first five fall by themselves, the others are no longer there', 'mist')
def _(d):
    lean = [math.radians(22)]*5
    for i in (3, 2, 1, 0):  # each rests on the next
        lean[i] = min((k/500 for k in range(200, 760)), key=lambda t: abs(238*math.sin(t)-73.6+30/math.cos(lean[i+1])-238*math.cos(t)*math.tan(lean[i+1])))
    for i in range(11):
        x = 112+i*73.6; y = 452
        if i > 4: d.rect(x-13, 214, 26, 238, 'none', 'line', 3, 0, None, '3 10'); continue
        a = lean[i]; s, c = math.sin(a), math.cos(a); w, h = 30, 238
        p = [(x, y), (x+h*s, y-h*c), (x+h*s-w*c, y-h*c-w*s), (x-w*c, y-w*s)]
        dy = y-max(q[1] for q in p); d.poly([(u, v+dy) for u, v in p], 'gold' if i == 4 else ['main', 'mid'][i % 2], 'bg', 5, True)
    d.line(64, 455, 896, 455, 'fg', 5)
    for i in range(11): d.bold(str(i+1), 112+i*73.6, 508, 32, 'fg' if i < 5 else 'line', 'm')
    d.big('Day 5', 64, 156, 108)

@cover(C, 'invoice-matching-after-the-rules', 'Three piles of invoices: 61 of a hundred matched by rule, 24 by model, 15 by hand', 'paper')
def _(d):
    rnd = random.Random(6)
    for cx, n, c, t in [(196, 61, 'main', 'by rule'), (480, 24, 'gold', 'by model'), (764, 15, 'fg', 'by hand')]:
        for i in range(n): x = cx-92+rnd.uniform(-7, 7); d.rect(x, 470-(i+1)*5.6, 184, 4, c)
        d.big(str(n), cx, 470-n*5.6-26, 84, 'fg', 'm'); d.lab(t, cx, 524, 34, 'fg', 'm')
    d.line(64, 472, 896, 472, 'fg', 4)

@cover(C, 'three-warehouses-three-mondays', 'Three warehouses, each larger than the last, go live on a Monday in February, June and October; lorries leave each', 'ink')
def _(d):
    x = 64
    for n, (w, t) in enumerate([(176, 'February'), (260, 'June'), (340, 'October')]):
        h = 150+n*44; y = 420; d.path(f'M{x},{y}v{-h}l{w/2},{-34-n*8}l{w/2},{34+n*8}v{h}z', 'lift')
        cols = w//42
        for i in range(cols):
            for j in range(3+n): d.rect(x+(w-cols*42+10)/2+i*42, y-56-j*40, 32, 30, 'gold' if (n, i, j) == (1, 4, 1) else 'main' if (i+j) % 3 else 'mid')
        for i in range(cols//2): u = x+8+i*78; d.path(f'M{u},446h34v8h13l9,13v11h-56z', 'fg'); d.dots([(u+13, 480), (u+42, 480)], 5, 'fg')
        d.lab(t, x+w/2, 548, 34, 'fg', 'm'); d.bold('Mon', x+w/2, y-h-60-n*8, 38, 'gold', 'm'); x += w+28

@cover(C, 'two-festive-seasons', 'Sales with two festivals, each marked by a lamp: the forecast misses the first and follows the second', 'sky')
def _(d):
    f = lambda x: 430-34*math.sin(x/60)*.3-270*math.exp(-((x-290)/62)**2)-300*math.exp(-((x-730)/62)**2)
    g = lambda x: 422-34*math.sin(x/70)*.3-120*math.exp(-((x-352)/100)**2)-286*math.exp(-((x-734)/64)**2)
    X = range(64, 897, 16); d.curve([(x, f(x)) for x in X], 'soft', 0, 'soft', 500); d.curve([(x, f(x)) for x in X], 'main', 8); d.curve([(x, g(x)) for x in X], 'fg', 5, None, None, '2 14')
    d.line(64, 500, 896, 500, 'fg', 4)
    for x in (290, 730): y = f(x)-24; d.path(f'M{x-38},{y}h76a38,30 0 0 1 -76,0z', 'fg'); d.path(f'M{x},{y-6}c-20,-18 -10,-34 0,-50c10,16 20,32 0,50z', 'gold')
    d.lab('first Navratri', 290, 552, 34, 'fg', 'm'); d.lab('a year on', 730, 552, 34, 'fg', 'm'); d.big('47%', 352, 200, 62, 'mid'); d.big('34%', 896, 200, 62, 'fg', 'r')

@cover(C, 'nine-months-to-the-group-template', 'Nine months with two days for the project in each week and none in the first; the last day is go-live', 'teal')
def _(d):
    boxes = {'lift': [], 'mid': [], 'gold': []}
    for m in range(9):
        x, y = 84+(m % 3)*188, 74+(m//3)*164
        for w in range(4):
            for q in range(5): boxes['gold' if (m, w, q) == (8, 3, 3) else 'mid' if w and q in (1, 3) else 'lift'].append((x+q*31, y+w*33, 25, 24))
    for c, b in boxes.items(): d.rects(b, c)
    d.big('9', 776, 330, 220, 'fg', 'm'); d.lab('months', 776, 396, 40, 'fg', 'm'); d.lab('two days a week', 776, 448, 30, 'main', 'm')
