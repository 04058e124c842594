from draw import *
import random
A = 'articles'

@cover(A, 'api-first-integration-on-btp', 'A tangle of 143 interfaces on the left; on the right the same systems joined by 74, six of them thick lines through one hub', 'ink')
def _(d):
    rnd = random.Random(4)
    def ring(cx, n=12, R=150): return [(cx + R*math.sin(2*math.pi*i/n), 270 - R*math.cos(2*math.pi*i/n)) for i in range(n)]
    L, Rr = ring(240), ring(720)
    pairs = [(i, j) for i in range(12) for j in range(i)]; rnd.shuffle(pairs)
    d.lines([(*L[i], *L[j]) for i, j in pairs[:40]], 'line', 1.6)
    d.lines([(*L[i], *L[j]) for i, j in pairs[40:60]], 'mid', 2)
    d.dots(L, 11, 'fg')
    d.lines([(*Rr[i], *Rr[(i+1) % 12]) for i in range(0, 12)], 'line', 2)
    d.lines([(720, 270, *Rr[i]) for i in range(0, 12, 2)], 'gold', 6)
    d.dots(Rr, 11, 'fg'); d.circ(720, 270, 40, 'gold'); d.bold('6', 720, 282, 36, INK, 'm')
    d.arrow(440, 270, 516, 270, 'fg', 4, 16)
    d.big('143', 240, 530, 92, 'fg', 'm'); d.big('74', 720, 530, 92, 'gold', 'm')

@cover(A, 'batch-traceability-chemicals', 'One drum of 4,200 kg traced through three orders and seven batches to nine customers, one path marked', 'sky')
def _(d):
    xs = [120, 370, 610, 850]
    o = [150, 290, 430]; b = [100 + 63*i for i in range(7)]; cu = [86 + 51*i for i in range(9)]
    ob = {0: [0, 1], 1: [2, 3, 4], 2: [5, 6]}; bc = {0: [0], 1: [1, 2], 2: [3], 3: [4, 5], 4: [5], 5: [6, 7], 6: [8]}
    for i, y in enumerate(o): d.link(xs[0]+62, 290, xs[1]-26, y, 'line', 4)
    for i, js in ob.items():
        for j in js: d.link(xs[1]+26, o[i], xs[2]-16, b[j], 'line', 3)
    for i, js in bc.items():
        for j in js: d.link(xs[2]+16, b[i], xs[3]-12, cu[j], 'line', 2.5)
    d.link(xs[0]+62, 290, xs[1]-26, o[1], 'gold', 9); d.link(xs[1]+26, o[1], xs[2]-16, b[3], 'gold', 9); d.link(xs[2]+16, b[3], xs[3]-12, cu[4], 'gold', 9)
    x, y = xs[0], 290
    d.path(f'M{x-56},{y-70}v140a56,17 0 0 0 112,0v-140', 'main'); d.raw(f'<ellipse cx="{x}" cy="{y-70}" rx="56" ry="17" fill="{d.t.mid}"/>')
    d.lines([(x-56, y-22, x+56, y-22), (x-56, y+26, x+56, y+26)], 'bg', 3)
    for y in o: d.rect(xs[1]-26, y-26, 52, 52, 'main')
    d.dots([(xs[2], y) for y in b], 16, 'main'); d.dots([(xs[3], y) for y in cu], 11, 'fg')
    d.dots([(xs[2], b[3])], 16, 'gold'); d.dots([(xs[3], cu[4])], 13, 'gold')
    d.bold('4,200 kg', xs[0], 428, 30, 'fg', 'm')
    for x, t in zip(xs[1:], ['3 orders', '7 batches', '9 customers']): d.lab(t, min(x, 832), 566, 27, 'fg', 'm')

@cover(A, 'business-partner-conversion', '7,100 customers and 4,450 vendors as two circles; the 540 firms that are both lie in the overlap and become one partner', 'paper')
def _(d):
    d.circ(355, 290, 215, 'main'); d.circ(640, 290, 170, 'mid')
    # lens
    R1, R2, dx = 215, 170, 285
    a = (R1*R1 - R2*R2 + dx*dx) / (2*dx); h = math.sqrt(R1*R1 - a*a); x = 355 + a
    d.path(f'M{r(x)},{r(290-h)}A{R1},{R1} 0 0 1 {r(x)},{r(290+h)}A{R2},{R2} 0 0 1 {r(x)},{r(290-h)}z', 'gold')
    d.big('7,100', 310, 300, 84, PAPER, 'm'); d.lab('customers', 310, 346, 30, PAPER, 'm')
    d.big('4,450', 690, 300, 64, PAPER, 'm'); d.lab('vendors', 690, 340, 28, PAPER, 'm')
    d.bold('540', x, 300, 34, INK, 'm')
    d.line(x, 290+h+14, x, 545, 'fg', 3); d.lab('both: one partner', x + 20, 545, 28)

@cover(A, 'clean-core-in-practice', 'Each square stands for ten of 3,140 custom objects: nearly half never ran, the others are graded A, B, C and D', 'mist')
def _(d):
    n = 314; cols = 26; s, g = 26, 5.4; x0, y0 = 76, 84
    counts = [('none', 145), ('A', 15), ('B', 81), ('C', 58), ('D', 15)]
    cells = [(x0 + (i // 12) * (s+g), y0 + (i % 12) * (s+g), s, s) for i in range(n)]
    k = 0; fills = {'A': 'main', 'B': 'mid', 'C': 'fg', 'D': 'gold'}; mids = {}
    for name, m in counts:
        part = cells[k:k+m]; k += m
        mids[name] = sum(c[0] for c in part)/len(part) + s/2
        if name == 'none': d.rects([(x+1.5, y+1.5, w-3, h-3) for x, y, w, h in part], 'none', None, 'line', 2.4)
        else: d.rects(part, fills[name])
    d.lab('never ran', mids['none'], 512, 30, 'fg', 'm')
    for name in 'ABCD': d.big(name, mids[name], 518, 44, 'main' if name == 'A' else 'fg', 'm')

@cover(A, 'custom-code-inventory', 'A funnel: 5,240 custom objects, 2,330 in scope, 1,040 with findings, 96 days of work', 'teal')
def _(d):
    rows = [(5240, '5,240', 'objects', 'soft', 'fg'), (2330, '2,330', 'in scope', 'mid', INK), (1040, '1,040', 'with findings', 'main', INK)]
    y = 76; wmax = 800
    prev = None
    for n, t, l, f, tx in rows:
        w = wmax * (n/5240) ** .72
        if prev: d.poly([(480-prev/2, y-44), (480+prev/2, y-44), (480+w/2, y), (480-w/2, y)], 'lift', None, 0, True, None, .75)
        d.rect(480-w/2, y, w, 84, f); d.big(t, 480, y+57, 56, tx, 'm')
        if l == 'objects': d.lab(l, 480+130, y+55, 28, 'fg')
        elif l == 'in scope': d.lab(l, 480+w/2+22, y+52, 28, 'fg')
        else: d.lab(l, 480+w/2+22, y+52, 28, 'fg')
        prev = w; y += 128
    d.poly([(480-prev/2, y-44), (480+prev/2, y-44), (480+60, y), (480-60, y)], 'lift', None, 0, True, None, .75)
    d.rect(420, y, 120, 84, 'gold'); d.big('96', 480, y+57, 56, INK, 'm'); d.lab('days', 562, y+52, 28)

@cover(A, 'cutover-weekend-hour-by-hour', 'A cutover weekend as a strip of hours from Friday 20:00 to Monday 06:00, with three go or no-go gates and a stop on Saturday morning', 'ink')
def _(d):
    x0, w = 64, 832; hw = w/58; y, h = 236, 150
    X = lambda hr: x0 + hr*hw
    for a, b, f in [(0, 5, 'mid'), (5, 13, 'main'), (13, 14.67, 'gold'), (14.67, 23.67, 'main'), (23.67, 32.5, 'mid'), (32.5, 36, 'lift'), (36, 44, 'main'), (44, 49, 'mid'), (49, 52.67, 'lift')]:
        d.rect(X(a)+1, y, (b-a)*hw-2, h, f)
    d.rect(X(52.67)+1, y, (58-52.67)*hw-2, h, 'none', 'line', 2.5, dash='6 6')
    d.lines([(X(i), y+h+10, X(i), y+h+(30 if i in (4, 28, 52) else 18)) for i in range(0, 59)], 'line', 2)
    for i in (4, 28, 52): d.line(X(i), y-14, X(i), y+h+34, 'bg', 3, '4 7')
    for t, c in [('Fri', 0), ('Saturday', 16), ('Sunday', 40), ('Mon', 55.2)]: d.lab(t, X(c) if t == 'Fri' else X(c), y+h+72, 28, 'fg', 'l' if t == 'Fri' else 'm')
    for i, hr in enumerate([4, 35, 49]):
        last = i == 2
        d.line(X(hr), y-8, X(hr), 132, 'gold' if last else 'fg', 3); d.poly([(X(hr), 132), (X(hr)+52, 152), (X(hr), 172)], 'gold' if last else 'fg', None, 0, True)
        d.lab('go?', X(hr)+(8 if not last else 8), 118, 28, 'gold' if last else 'fg')
    d.big('58 h', 64, 552, 60, 'fg'); d.lab('promised, 52:40 used', 200, 550, 28)
    d.lab('100 minutes lost', X(13.8), y+h/2-95 if False else 210, 26, 'gold', 'm')

@cover(A, 'data-cleansing-before-migration', 'Three trial loads: the rejected records shrink from 3,557 to 967 to 125', 'paper')
def _(d):
    k = 205 / math.sqrt(3557)
    d.circ(274, 268, k*math.sqrt(3557)*.95, 'main'); d.circ(616, 268, k*math.sqrt(967), 'mid'); d.circ(816, 268, k*math.sqrt(125), 'gold')
    d.big('11.4%', 274, 292, 92, PAPER, 'm'); d.big('3.1%', 616, 286, 52, PAPER, 'm'); d.big('0.4%', 816, 204, 46, 'fg', 'm')
    d.line(64, 500, 896, 500, 'line', 2.5)
    for x, t in [(274, 'November'), (616, 'January'), (816, 'February')]:
        d.line(x, 490, x, 510, 'fg', 3); d.lab(t, x, 548, 27, 'fg', 'm')

@cover(A, 'demand-forecasting-without-a-data-lake', 'Three years of sales as a line, then two forecast fans: the planners wide one of 38 percent error and the narrower one of 29', 'sky')
def _(d):
    pts = [(64 + i*17.5, 330 - 70*math.sin(i/5.2) - i*2.2 - 26*math.sin(i*1.35)) for i in range(30)]
    x, y = pts[-1]
    d.poly([(x, y), (896, y-225), (896, y+175)], 'soft', None, 0, True); d.poly([(x, y), (896, y-140), (896, y+80)], 'mid', None, 0, True)
    d.line(x, y, 896, y-34, 'gold', 6)
    d.line(64, 500, 896, 500, 'fg', 3); d.lines([(64+i*69.3, 500, 64+i*69.3, 512) for i in range(13)], 'fg', 2.5)
    d.curve(pts, 'fg', 6, tension=.9); d.circ(x, y, 12, 'gold')
    d.lab('38%', 884, y-166, 34, 'fg', 'r'); d.bold('29%', 884, y-78, 40, PAPER, 'r')
    d.lab('sales', 64, 556, 28); d.lab('five weeks ahead', 896, 556, 28, 'fg', 'r')

@cover(A, 'disaster-recovery-drills', 'A dial of 285 minutes: the database took 36 of them, everything else 249', 'ink')
def _(d):
    cx, cy, R = 300, 300, 200
    d.arc(cx, cy, R, 36/285*360+2, 358, 'mid', 62); d.arc(cx, cy, R, 0, 36/285*360, 'gold', 62)
    for i in range(0, 60): pass
    d.lines([(cx+(R+46)*math.sin(a), cy-(R+46)*math.cos(a), cx+(R+58)*math.sin(a), cy-(R+58)*math.cos(a)) for a in [2*math.pi*i/57 for i in range(57)]], 'line', 2.5)
    d.big('285', cx, cy+18, 100, 'fg', 'm'); d.lab('minutes', cx, cy+62, 30, 'fg', 'm')
    d.big('36', 600, 224, 84, 'gold'); d.lab('the database', 600, 268, 30)
    d.big('249', 600, 404, 84, 'main'); d.lab('people, names,', 600, 448, 30); d.lab('licences, printers', 600, 486, 30)

@cover(A, 'dynamics-365-or-sap', 'Seven-year cost of two systems as stacked bars: 1.18 and 1.88 million pounds in implementation, licences and support', 'mist')
def _(d):
    sc = 570/1.88; x0 = 64
    def bar(y, parts, total):
        x = x0
        for v, f in zip(parts, ['fg', 'main', 'mid']): d.rect(x, y, v*sc-3, 128, f); x += v*sc
        d.big(total, x+16, y+88, 76)
    bar(96, [.26, .535, .385], '£1.18m'); bar(310, [.48, .84, .56], '£1.88m')
    d.line(x0+1.18*sc, 236, x0+1.18*sc, 452, 'gold', 5, '2 12')
    x = x0
    for f, t in [('fg', 'start'), ('main', 'licences'), ('mid', 'support, updates')]:
        d.rect(x, 506, 28, 28, f); w = d.lab(t, x+42, 530, 28); x += w + 96

@cover(A, 'ecc-2027-what-the-dates-mean', 'Three runways end one after another: mainstream maintenance in 2027, extended in 2030, a transition option in 2033', 'paper')
def _(d):
    X = lambda y: 92 + (y-2025.9) * 96
    rows = [(2025.9, 2028, 'main', 128, '2027', 'mainstream'), (2028, 2031, 'mid', 250, '2030', 'extended'), (2031, 2033.95, 'soft', 372, '2033', 'transition')]
    for i, (a, b, f, y, t, l) in enumerate(rows):
        d.rect(X(a), y, X(b)-X(a), 76, f)
        if f == 'main': d.line(X(b), y-56, X(b), 520, 'gold', 6)
        elif i == 1: d.line(X(b), y-20, X(b), 520, 'fg', 3, '2 9')
        d.lab(l, X(a)+18, y+48, 28, PAPER if i < 2 else 'fg')
    d.big('31 Dec 2027', X(2028)+22, 112, 54)
    d.line(64, 520, 896, 520, 'fg', 3); d.lines([(X(y), 512, X(y), 528) for y in range(2026, 2035)], 'fg', 3)
    for y in (2026, 2028, 2030, 2032, 2034): d.lab(str(y), X(y), 566, 27, 'fg', 'm')

@cover(A, 'fiori-roles-before-screens', 'A launchpad of 180 small tiles beside one of fourteen large ones, sorted under three tasks', 'teal')
def _(d):
    rnd = random.Random(2)
    cells = [(64 + i*26.4, 84 + j*30, 20, 22) for i in range(15) for j in range(12)]
    hot = set(rnd.sample(range(180), 11))
    d.rects([c for i, c in enumerate(cells) if i not in hot], 'mid', .55); d.rects([c for i, c in enumerate(cells) if i in hot], 'gold')
    x0 = 560
    for k, (y, n) in enumerate([(84, 5), (216, 5), (338, 4)]):
        d.rect(x0, y, [150, 120, 180][k], 10, 'fg')
        d.rects([(x0 + i*68, y+24, 58, 66) for i in range(n)], 'gold' if k == 0 else 'main')
    d.arrow(478, 262, 534, 262, 'fg', 4, 15)
    d.big('180', 64, 532, 76); d.big('14', x0, 532, 76, 'gold'); d.lab('tiles', 200, 530, 30); d.lab('for one job', x0+96, 530, 30)

@cover(A, 'gst-e-invoicing-lessons', 'Causes of 118 refused invoices as falling bars: 41, 29, 19, 17 and 12', 'sky')
def _(d):
    v = [41, 29, 19, 17, 12]; x0, bw, base = 92, 128, 480; sc = 8.4
    run = 0; pts = []
    for i, n in enumerate(v):
        x = x0 + i*(bw+32); d.rect(x, base-n*sc, bw, n*sc, 'gold' if i == 0 else 'main'); d.big(str(n), x+bw/2, base-n*sc+62, 54, INK if i == 0 else PAPER, 'm')
        run += n; pts.append((x+bw/2, base - run/118*390))
    pts[0] = (pts[0][0], base-41*sc)
    d.big('118', 896, 170, 110, 'fg', 'r'); d.lab('refused', 896, 214, 30, 'fg', 'r')
    d.line(64, base, 896, base, 'fg', 3)
    for i, t in enumerate(['address', 'twice', 'HSN', 'sums', 'others']): d.lab(t, x0+i*(bw+32)+bw/2, 526, 27, 'fg', 'm')

@cover(A, 'invoice-matching-with-machine-learning', 'A stream of 2,262 invoices divides: 927 matched alone, 837 suggested to a clerk, 498 as before', 'mist')
def _(d):
    tot = 2262; H0 = 400; y0 = 100; sc = H0/tot
    parts = [(927, 'main', 60), (837, 'mid', 290-34), (498, 'gold', 470-30)]
    y = y0
    for n, f, ty in parts:
        d.band(250, y, y+n*sc, 640, ty, ty+n*sc, f, '.55'); d.rect(640, ty, 22, n*sc, f); d.big(f'{n:,}', 686, ty+n*sc/2+8, 62)
        y += n*sc
    for (n, f, ty), t in zip(parts, ['alone', 'suggested', 'by hand']): d.lab(t, 688, ty+n*sc/2+44, 27)
    d.rect(228, y0, 22, H0, 'fg'); d.big('2,262', 206, 312, 62, 'fg', 'r'); d.lab('invoices', 206, 352, 27, 'fg', 'r')

@cover(A, 'managed-services-first-90-days', 'Open tickets over ninety days: the curve falls from 340 to 118 across four stages', 'ink')
def _(d):
    X = lambda t: 64 + t/90*832; Y = lambda v: 500 - v/340*360
    pts = [(0, 340), (8, 300), (15, 253), (30, 240), (45, 224), (60, 178), (75, 138), (90, 118)]
    P = [(X(a), Y(b)) for a, b in pts]
    for i, (a, b) in enumerate([(0, 15), (15, 45), (45, 75), (75, 90)]): 
        if i % 2 == 0: d.rect(X(a), 110, X(b)-X(a), 390, 'soft')
    d.curve(P, fill='mid', base=500, op='.55'); d.curve(P, 'fg', 6); d.line(64, 500, 896, 500, 'fg', 3)
    d.circ(*P[0], 11, 'fg'); d.circ(*P[-1], 14, 'gold')
    d.big('340', 84, 106, 70); d.big('118', 896, Y(118)-34, 84, 'gold', 'r')
    for t in (15, 45, 75, 90): d.lab(f'day {t}' if t == 90 else str(t), X(t), 546, 28, 'fg', 'm' if t < 90 else 'r')

@cover(A, 'monolith-to-modules', 'One block becomes nine modules: seven share a frame, two stand outside it', 'paper')
def _(d):
    d.rect(84, 120, 300, 330, 'fg'); d.lines([(84+i*42.8, 120, 84+i*42.8, 450) for i in range(1, 7)] + [(84, 120+i*41, 384, 120+i*41) for i in range(1, 8)], '#2b3550', 1.6)
    d.arrow(414, 285, 484, 285, 'fg', 4, 16)
    d.rect(516, 120, 270, 330, 'none', 'main', 4)
    k = 0
    for j in range(3):
        for i in range(3):
            if k < 7: d.rect(536+i*80 if j < 2 else 536+80, 142+j*102, 70, 84, 'main' if k != 3 else 'mid')
            k += 1
    d.rect(822, 142, 74, 84, 'gold'); d.rect(822, 346, 74, 84, 'gold'); d.line(786, 184, 822, 184, 'gold', 4); d.line(786, 388, 822, 388, 'gold', 4)
    d.big('1', 234, 540, 72, 'fg', 'm'); d.big('7', 651, 540, 72, 'main', 'm'); d.big('+ 2', 859, 540, 64, 'fg', 'm')

@cover(A, 'odoo-for-a-40-person-manufacturer', 'Fourteen weeks as a plan: scope, set-up, first run, own pieces, second run, live, close-down', 'mist')
def _(d):
    x0, cw = 64, 832/14; rows = [(0, 2), (2, 6), (6, 7), (7, 11), (11, 12), (12, 13), (13, 14)]
    d.lines([(x0+i*cw, 84, x0+i*cw, 488) for i in range(15)], 'line', 1.6)
    for j, (a, b) in enumerate(rows): d.rect(x0+a*cw+3, 92+j*56, (b-a)*cw-6, 42, 'gold' if j == 5 else ('fg' if j in (2, 4) else 'main'))
    for i in (1, 6, 7, 11, 14): d.lab(str(i), x0+(i-.5)*cw, 528, 28, 'fg', 'm')
    d.lab('first run', x0+7*cw+12, 92+2*56+30, 28); d.lab('live', x0+12*cw-12, 92+5*56+31, 30, 'fg', 'r')
    d.lab('weeks', x0, 572, 28)

@cover(A, 'power-bi-or-analytics-cloud', 'Two cost lines cross at 357 readers: licences rise with each reader, capacity stays level', 'teal')
def _(d):
    d.line(92, 500, 896, 500, 'fg', 3); d.line(92, 500, 92, 80, 'fg', 3)
    X = lambda n: 92 + n*1.36; Y = lambda c: 500 - c*.056
    d.poly([(X(357), Y(5000)), (X(570), Y(5000)), (X(570), Y(7980))], 'lift', None, 0, True)
    d.line(X(0), Y(0), X(570), Y(7980), 'fg', 6); d.line(X(0), Y(5000), X(570), Y(5000), 'main', 6)
    d.line(X(357), Y(5000), X(357), 500, 'gold', 4, '2 10'); d.circ(X(357), Y(5000), 17, 'gold')
    d.big('357', X(357), 194, 76, 'gold', 'r'); d.lab('licences', 654, 310, 30); d.lab('capacity', 112, Y(5000)-20, 30, 'main'); d.lab('readers', 896, 550, 28, 'fg', 'r')
    for n in (100, 200, 300, 400, 500): d.line(X(n), 492, X(n), 508, 'fg', 3)

@cover(A, 'rise-with-sap-what-you-give-up', 'A stack of six layers: business, users and code stay yours, the three below move to the provider', 'sky')
def _(d):
    def slab(cx, y, f, e): 
        w, h, t = 215, 62, 26
        d.poly([(cx-w, y), (cx, y-h), (cx+w, y), (cx, y+h)], f, None, 0, True); d.poly([(cx-w, y), (cx, y+h), (cx+w, y), (cx+w, y+t), (cx, y+h+t), (cx-w, y+t)], e, None, 0, True)
    for i in range(3): slab(560, 482-i*48+0, 'soft' if i < 3 else 'main', 'line')
    for i in range(3): slab(330, 264-i*52, 'main', '#0a5350')
    slab(330, 264-104, 'gold', '#c9822a')
    d.path('M330,352v60', None, 'fg', 4, '2 12'); d.arrow(330, 440, 342, 440, 'fg', 4, 0.1)
    d.lab('yours', 596, 176, 34); d.line(556, 166, 580, 166, 'fg', 3)
    d.big('61', 64, 470, 92); d.lab('dependencies', 64, 512, 28); d.lab('to count first', 64, 548, 28)
    d.lab('theirs', 812, 430, 34); d.line(786, 420, 800, 420, 'fg', 3)

@cover(A, 's4hana-greenfield-brownfield-bluefield', 'Three routes from one start: conversion 9 months, selective 12, greenfield 14; the line is as thick as its days', 'ink')
def _(d):
    X = lambda m: 130 + m*46
    rows = [(9, 2300, 'gold', 150, '9'), (12, 3300, 'main', 300, '12'), (14, 4200, 'fg', 450, '14')]
    d.lines([(X(m), 76, X(m), 520) for m in range(0, 16, 3)], 'soft', 2)
    for m, days, c, y, t in rows:
        sw = days/4200*40
        d.path(f'M{X(0)},300C{X(1.8)},300 {X(1.2)},{y} {X(3)},{y}H{X(m)}', None, c, r(sw), cap='butt')
        d.circ(X(m), y, 34, 'bg', c, 7); d.bold(t, X(m), y+12, 34, 'fg', 'm')
        d.lab(f'{days:,} days', X(3.2), y-sw/2-16, 29)
    d.circ(130, 300, 30, 'fg'); d.lab('months', 896, 566, 28, 'fg', 'r')

@cover(A, 'sap-analytics-cloud-planning-first-model', 'Three nested grids: 595,296 cells by product, 50,544 by family, 11,900 that are used', 'paper')
def _(d):
    S = 440; x, y = 76, 80
    d.rect(x, y, S, S, 'soft'); n = 40
    d.lines([(x+i*S/n, y, x+i*S/n, y+S) for i in range(1, n)] + [(x, y+i*S/n, x+S, y+i*S/n) for i in range(1, n)], 'bg', 1.4)
    s2 = S*math.sqrt(50544/595296); s3 = S*math.sqrt(11900/595296)
    d.rect(x, y+S-s2, s2, s2, 'main'); d.rect(x, y+S-s3, s3, s3, 'gold')
    tx = 570
    d.big('595,296', tx, 140, 62); d.lab('cells by product', tx, 178, 28)
    d.big('50,544', tx, 322, 62, 'main'); d.lab('by family', tx, 360, 28)
    d.big('11,900', tx, 480, 62); d.lab('in use', tx, 518, 28)
    d.lines([(x+S+6, 120, tx-14, 120), (x+s2+6, y+S-s2+20, tx-14, 304), (x+s3+6, y+S-s3/2, tx-14, 462)], 'fg', 2.5)

@cover(A, 'sap-on-azure-sizing-and-cost', 'A monthly bill falls in four steps from 19.4 to 10.6 lakh rupees', 'mist')
def _(d):
    sc = 20; base = 480; steps = [19.4, -5.5, -2.7, -.5, -.1, 10.6]; bw = 108; g = 36; x = 64; lvl = 0
    for i, v in enumerate(steps):
        if i in (0, 5): d.rect(x, base-v*sc, bw, v*sc, 'fg' if i == 0 else 'main'); d.big(f'{v}', x+bw/2, base-v*sc-18, 56, 'fg', 'm'); lvl = v
        else:
            d.rect(x, base-lvl*sc, bw, max(-v*sc, 4), 'gold' if i == 1 else 'mid'); d.lab(f'{v}'.replace('-', '–'), x+bw/2, base-(lvl+v)*sc+36, 28, 'fg', 'm'); lvl += v
        if i < 5: d.line(x+bw, base-lvl*sc, x+bw+g, base-lvl*sc, 'fg', 2.5, '2 7')
        x += bw+g
    d.line(64, base, 896, base, 'fg', 3)
    for i, t in enumerate(['first', 'reserve', 'hours', 'disks', 'Linux', 'second']): d.lab(t, 64+i*(bw+g)+bw/2, 526, 27, 'fg', 'm')

@cover(A, 'successfactors-payroll-india', 'A month of pay of 60,000 rupees against the half: 6,000 of the allowances lie above the line and are added to wages', 'teal')
def _(d):
    sc = 400/60; base = 500
    x = 190
    y = base
    for v, f, t in [(24, 'main', 'basic 24'), (14, 'mid', 'rent 14'), (10, 'mid', 'travel 10'), (12, 'mid', 'sales 12')]:
        d.rect(x, y-v*sc+3, 230, v*sc-3, f); d.lab(t, x+18, y-v*sc/2+(-10 if v == 14 else 12), 29, INK); y -= v*sc
    d.line(120, base-30*sc, 850, base-30*sc, 'gold', 5); d.big('½', 74, base-30*sc+22, 62, 'gold') if ord('½') in SERIF.cm else d.big('1/2', 60, base-30*sc+20, 54, 'gold')
    x = 560
    d.rect(x, base-24*sc, 230, 24*sc, 'main'); d.rect(x, base-30*sc+3, 230, 6*sc-3, 'gold'); d.lab('+ 6', x+18, base-27*sc+12, 29, INK); d.lab('basic 24', x+18, base-12*sc+10, 29, INK)
    d.big('30', x+115, base-30*sc-26, 84, 'fg', 'm'); d.line(120, base, 850, base, 'fg', 3)
    d.lab('paid', 305, 550, 29, 'fg', 'm'); d.lab('wages', 675, 550, 29, 'fg', 'm')

@cover(A, 'what-a-fixed-price-really-fixes', 'A curve of likely cost with its peak at 2.40 and the fixed price out at 2.95: the space between is the premium', 'sky')
def _(d):
    X = lambda v: 80 + (v-1.95)*640; base = 470
    f = lambda v: math.exp(-((math.log(v-1.75)-math.log(.65))**2)/(2*.36**2))*340
    pts = [(X(1.95+i*.03), base-f(1.95+i*.03)) for i in range(43)]
    sel = [p for p in pts if X(2.40) <= p[0] <= X(2.95)+1]
    d.curve(pts, fill='soft', base=base); d.curve(sel, fill='gold', base=base); d.curve(pts, 'main', 6)
    d.line(64, base, 896, base, 'fg', 3)
    for v, t in [(2.10, 'low'), (2.40, 'likely'), (2.95, 'fixed'), (3.10, 'high')]:
        d.line(X(v), base, X(v), base+14, 'fg', 3)
    d.line(X(2.4), base, X(2.4), 92, 'fg', 4); d.line(X(2.95), base, X(2.95), 92, 'fg', 4)
    d.big('2.40', X(2.4), 80, 54, 'fg', 'm'); d.big('2.95', X(2.95), 80, 54, 'fg', 'm')
    d.lab('low', X(2.1), 522, 28, 'fg', 'm'); d.lab('likely', X(2.4), 522, 28, 'fg', 'm'); d.lab('fixed', X(2.93), 522, 28, 'fg', 'r'); d.lab('high', X(3.12), 522, 28, 'fg', 'l')
    d.bold('+ 23%', (X(2.4)+X(2.95))/2, 404, 44, INK, 'm')
