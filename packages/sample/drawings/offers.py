from draw import *
import random
S, L, P = 'services', 'solutions', 'pages'
hexa = lambda x, y, R: [(x+R*math.sin(math.pi/3*i), y-R*math.cos(math.pi/3*i)) for i in range(6)]

@cover(S, 'ai-machine-learning', 'Of 22 ideas as circles 9 are empty, 5 are half filled after a trial and 8 are full: in daily use', 'ink')
def _(d):
    pts = [(130 + i*140 - (0 if j % 2 == 0 else 0), 130 + j*118) for j in range(4) for i in range(6)][:22]
    for i, (x, y) in enumerate(pts):
        if i < 9: d.circ(x, y, 42, None, 'line', 4)
        elif i < 14: d.circ(x, y, 42, None, 'main', 4); d.path(f'M{x},{y-42}a42,42 0 0 1 0,84z', 'main')
        else: d.circ(x, y, 44, 'gold' if i > 13 else 'main')
    d.big('8', 700, 510, 100, 'gold'); d.lab('of 22', 768, 508, 34)

@cover(S, 'application-development', 'A discovery of three weeks and then two-week steps as arcs along a line, each ending in a release', 'paper')
def _(d):
    x = 70; u = 54.6; base = 400
    segs = [3] + [2]*6
    d.line(64, base, 906, base, 'fg', 3)
    for i, n in enumerate(segs):
        w = n*u; R = w/2
        if i == 0: d.path(f'M{x},{base}a{R},{R*1.5} 0 0 1 {w},0z', 'soft')
        d.path(f'M{r(x)},{base}a{r(R)},{r(R*(1.5 if i == 0 else 2.3))} 0 0 1 {r(w)},0', None, 'main' if i < 6 else 'gold', 7)
        x += w
        if i: d.poly([(x, base-15), (x+15, base), (x, base+15), (x-15, base)], 'gold' if i == 6 else 'fg', None, 0, True)
    d.lab('discovery', 70+1.5*u, 462, 28, 'fg', 'm'); d.lab('a release every two weeks', 70+9*u, 462, 28, 'fg', 'm')
    d.big('3', 70+1.5*u, 372, 76, 'fg', 'm')
    for i in range(6): d.big('2', 70+3*u+u+i*2*u, 340, 56, 'fg' if i < 5 else 'gold', 'm')

@cover(S, 'cloud-for-sap', 'Nine servers cross to the new place in three waves over fifteen weeks, production last', 'sky')
def _(d):
    def srv(x, y, f='main'):
        d.rect(x, y, 104, 50, f); d.line(x+16, y+25, x+56, y+25, 'bg', 4); d.dots([(x+84, y+25)], 6, 'bg')
    for k in range(9): d.rect(70, 78+k*51, 104, 42, 'none', 'line', 2.5, dash='5 6')
    tgt = [(400, 3, 'mid', 'test'), (590, 4, 'main', 'quality'), (780, 2, 'gold', 'production')]
    k = 8
    for x, n, f, t in tgt:
        for q in range(n): d.link(180, 99+k*51, x-10, 465-q*62, f, 4); k -= 1
    for x, n, f, t in tgt:
        for q in range(n):
            d.rect(x-8, 432-q*62, 120, 66, 'bg'); srv(x, 440-q*62, f)
    d.line(390, 510, 896, 510, 'fg', 4)
    for x, n, f, t in tgt: d.lab(t, x+52, 552, 27, 'fg', 'm')
    d.big('15', 800, 190, 100, 'fg', 'm'); d.lab('weeks', 800, 232, 30, 'fg', 'm')

@cover(S, 'microsoft-dynamics-365', 'Two slopes over the first year: stock accuracy rises from 86 to 97 per cent, the close moves from day 15 to day 6', 'mist')
def _(d):
    for x in (250, 710): d.line(x, 80, x, 500, 'fg', 3)
    d.line(250, 250, 710, 112, 'main', 10); d.line(250, 330, 710, 452, 'gold', 10)
    for x, y, c in [(250, 250, 'main'), (710, 112, 'main'), (250, 330, 'gold'), (710, 452, 'gold')]: d.circ(x, y, 18, c)
    d.big('86%', 222, 270, 62, 'fg', 'r'); d.big('97%', 740, 134, 78); d.big('day 15', 222, 350, 50, 'fg', 'r'); d.big('day 6', 740, 470, 62)
    d.lab('stock is right', 480, 140, 28, 'fg', 'm'); d.lab('books closed', 480, 446, 28, 'fg', 'm')
    d.lab('before', 250, 548, 28, 'fg', 'm'); d.lab('a year later', 710, 548, 28, 'fg', 'm')

@cover(S, 'odoo-erp', 'A honeycomb of modules in one system: sales, purchase, stock, accounts, making; two more wait for the second phase', 'teal')
def _(d):
    R = 104; dx = R*math.sqrt(3); cx, cy = 400, 300
    cells = [(0, 0, 'stock', 'gold'), (-1, 0, 'buying', 'main'), (1, 0, 'sales', 'main'), (-.5, -1, 'making', 'mid'), (.5, -1, 'orders', 'mid'), (-.5, 1, 'accounts', 'main'), (.5, 1, 'GST', 'mid')]
    for a, b, t, f in cells:
        x, y = cx+a*dx, cy+b*R*1.5; d.poly(hexa(x, y, R-7), f, None, 0, True); d.bold(t, x, y+11, 30, INK, 'm')
    for a, b, t in [(1.5, -1, 'CRM'), (1.5, 1, 'shop')]:
        x, y = cx+a*dx, cy+b*R*1.5; d.poly(hexa(x, y, R-9), None, 'line', 3.5, True, '8 9'); d.lab(t, x, y+10, 29, 'fg', 'm')
    d.big('13', 800, 318, 90, 'fg', 'm'); d.lab('weeks', 800, 358, 29, 'fg', 'm')

@cover(S, 'rise-with-sap', 'How users are counted: one advanced user weighs as much as five core users or thirty self-service users', 'paper')
def _(d):
    d.circ(190, 250, 112, 'main')
    d.dots([(452+math.cos(2*math.pi*i/5-1.57)*66, 250+math.sin(2*math.pi*i/5-1.57)*66) for i in range(5)], 33, 'mid')
    d.dots([(648+i*46, 158+j*46) for i in range(6) for j in range(5)], 16, 'gold')
    for x in (284+28, 548): pass
    d.lines([(316, 242, 336, 242), (316, 258, 336, 258), (574, 242, 594, 242), (574, 258, 594, 258)], 'fg', 4)
    d.big('1', 190, 480, 96, 'fg', 'm'); d.big('5', 452, 480, 96, 'fg', 'm'); d.big('30', 755, 480, 96, 'fg', 'm')
    d.lab('advanced', 190, 526, 28, 'fg', 'm'); d.lab('core', 452, 526, 28, 'fg', 'm'); d.lab('self-service', 755, 526, 28, 'fg', 'm')

@cover(S, 'sap-analytics-cloud', 'A tree of measures: one margin at the top, defined by the figures below it, each with an owner', 'ink')
def _(d):
    def box(x, y, w, t, f='soft', tx='fg'): d.rect(x-w/2, y-32, w, 64, f); d.bold(t, x, y+10, 28, tx, 'm')
    lv2 = [(210, 'revenue'), (480, 'discount'), (750, 'cost')]; lv3 = [143, 277, 413, 547, 683, 817]
    for x, _ in lv2: d.path(f'M480,136V196H{x}V250', None, 'line', 3.5)
    for i, x in enumerate(lv3): d.path(f'M{lv2[i//2][0]},316V372H{x}V420', None, 'line', 3.5)
    d.rect(330, 70, 300, 76, 'gold'); d.big('margin', 480, 120, 46, INK, 'm')
    for x, t in lv2: box(x, 283, 210, t, 'main', INK)
    for x in lv3:
        d.rect(x-54, 420, 108, 60, 'none', 'line', 3); d.lines([(x-34, 450, x+34, 450)], 'fg', 3)
        d.dots([(x, 512)], 15, 'mid')

@cover(S, 'sap-managed-services', 'Four promises as rings around the clock: 30 minutes, 2 hours, 8 hours and 2 days to a reply', 'teal')
def _(d):
    cx, cy = 330, 300
    for R, a, c in [(88, 30, 'gold'), (138, 90, 'main'), (188, 180, 'mid'), (238, 360, 'line')]:
        d.circ(cx, cy, R, None, 'lift', 30); d.arc(cx, cy, R, 0, a, c, 30)
    d.line(cx, cy, cx, cy-62, 'fg', 5); d.line(cx, cy, cx+34, cy+20, 'fg', 5); d.circ(cx, cy, 9, 'fg')
    for y, t, c, l in [(150, '30 min', 'gold', 'production down'), (262, '2 h', 'main', 'a process blocked'), (374, '8 h', 'mid', 'one user'), (486, '2 days', 'fg', 'a question')]:
        d.big(t, 622, y, 54, c); d.lab(l, 622, y+36, 27)

@cover(S, 'sap-s4hana-migration', 'Three rehearsals against the agreed window: the first too long, the next two inside it, then the cutover', 'mist')
def _(d):
    X = lambda h: 250 + h*8.2
    d.rect(X(36), 74, X(60)-X(36), 420, 'soft')
    for i, (h, f) in enumerate([(71, 'mid'), (57, 'main'), (50, 'main'), (48, 'gold')]):
        y = 96+i*104; d.rect(250, y, h*8.2, 62, f)
        if i == 0: d.rect(X(60), y, (h-60)*8.2, 62, 'fg')
        d.lab(['rehearsal 1', '2', '3', 'cutover'][i], 230, y+42, 30, 'fg', 'r')
    d.line(250, 74, 250, 494, 'fg', 3); d.line(X(36), 494, X(60), 494, 'fg', 4)
    d.big('36', X(36), 556, 52, 'fg', 'm'); d.big('60', X(60), 556, 52, 'fg', 'm'); d.lab('hours', X(48), 552, 28, 'fg', 'm')

@cover(L, 'chemicals-batch-to-cash', 'From reactor through drier and laboratory to dispatch and invoice, drawn as a plant scheme', 'paper')
def _(d):
    y = 300
    d.path(f'M80,{y}H880', None, 'main', 9)
    d.path('M84,190h136v150a68,56 0 0 1 -136,0z', 'main'); d.rect(74, 170, 156, 22, 'main'); d.line(152, 110, 152, 290, 'fg', 5); d.lines([(116, 300, 188, 300), (122, 276, 182, 324)], 'bg', 6); d.rect(132, 92, 40, 34, 'fg')
    d.poly([(290, 210), (430, 190), (430, 390), (290, 370)], 'mid', None, 0, True); d.lines([(326, 222, 326, 358), (362, 218, 362, 362), (398, 214, 398, 366)], 'bg', 5)
    d.circ(550, y, 84, 'bg', 'gold', 9); d.big('96.4', 550, 318, 56, 'fg', 'm')
    d.path('M690,246l40,-40h70v178h-110z', 'main'); d.lines([(712, 290, 778, 290), (712, 322, 778, 322), (712, 354, 752, 354)], PAPER, 5)
    d.arrow(810, y, 886, y, 'main', 9, 22)
    for x, t in [(152, 'reactor'), (360, 'drier'), (550, 'laboratory'), (745, 'invoice')]: d.lab(t, x, 470, 29, 'fg', 'm')

@cover(L, 'finance-close-and-gst', 'A month of working days: the close moves from day 11 to day 5, ahead of the three GST dates', 'sky')
def _(d):
    n = 0; s = 104; g = 12
    for j in range(4):
        for i in range(7):
            n += 1; x, y = 74+i*(s+g), 84+j*(s+g)
            f = 'gold' if n == 5 else 'main' if n in (11, 14, 20) else 'lift'
            d.rect(x, y, s, s, f); d.bold(str(n), x+14, y+36, 26, INK if n == 5 else (PAPER if f == 'main' else 'fg'))
            if n == 11: d.rect(x, y, s, s, 'none', 'fg', 0.01)
    d.big('close', 74+4*(s+g)+s/2, 84+82, 32, INK, 'm')
    for k, t in [(11, '1'), (14, '2B'), (20, '3B')]:
        i, j = (k-1) % 7, (k-1)//7; d.big(t, 74+i*(s+g)+s-14, 84+j*(s+g)+88, 42, PAPER, 'r')
    i, j = 10 % 7, 1; x, y = 74+3*(s+g)+s/2, 84+116
    d.path(f'M{x},{y-4}C{x},{y-50} {x+30},{y-64} {x+64},{y-64}', None, 'fg', 4, '2 9')

@cover(L, 'modernise-on-sap-btp', 'A small clean core with rings of extensions moved outside it: 6,100 objects before, 2,350 in the core now', 'ink')
def _(d):
    cx, cy = 360, 300; rnd = random.Random(5)
    for R in (140, 195, 250): d.circ(cx, cy, R, None, 'soft' if R > 200 else 'line', 2.5)
    for R, n, c in ((140, 9, 'main'), (195, 14, 'mid'), (250, 20, 'line')):
        pts = [(cx+R*math.sin(2*math.pi*i/n+R), cy-R*math.cos(2*math.pi*i/n+R)) for i in range(n)]
        d.dots(pts, 13 if R < 200 else 11, c)
    d.circ(cx, cy, 84, 'gold'); d.big('2,350', cx, cy+15, 50, INK, 'm')
    d.big('6,100', 660, 190, 76); d.lab('objects before', 660, 232, 29); d.lines([(656, 166, 846, 166)], 'gold', 6)
    d.big('152', 660, 400, 76, 'main'); d.lab('interfaces outside', 660, 442, 29)

@cover(L, 'pharma-gxp-s4hana', 'The V of validation: each specification on the left has its test on the right, built at the foot', 'teal')
def _(d):
    lft = [(150, 110, 'needs'), (250, 240, 'functions'), (350, 370, 'settings')]; rgt = [(810, 110, 'in use'), (710, 240, 'process'), (610, 370, 'set-up')]
    d.poly([(90, 90), (430, 520), (530, 520), (870, 90)], None, 'lift', 60)
    for (x, y, t), (u, v, w) in zip(lft, rgt):
        d.line(x+100, y, u-100, v, 'line', 3, '3 11'); d.tick((x+u)/2, y, 14, 'gold', 6)
        d.rect(x-96, y-38, 192, 76, 'main'); d.bold(t, x, y+10, 29, INK, 'm'); d.rect(u-96, v-38, 192, 76, 'mid'); d.bold(w, u, v+10, 29, INK, 'm')
    d.rect(400, 472, 160, 76, 'gold'); d.bold('build', 480, 520, 30, INK, 'm')

@cover(L, 'plant-maintenance-analytics', 'A vibration signal grows until it crosses the limit: the warning comes eleven days before the failure', 'mist')
def _(d):
    pts = []
    for i in range(0, 261):
        x = 64 + i*2.9; t = i/260; amp = 22 + 12*math.sin(i*.11) + (max(0, t-.55)**2)*620; pts.append((x, 290 - amp*math.sin(i*1.05)))
    d.line(64, 190, 896, 190, 'gold', 4, '12 10'); d.line(64, 390, 896, 390, 'gold', 4, '12 10')
    d.poly(pts, None, 'main', 4); d.lab('limit', 64, 172, 29)
    d.line(690, 110, 690, 480, 'fg', 3); d.line(836, 110, 836, 480, 'fg', 3); d.line(700, 500, 826, 500, 'fg', 3); d.circ(690, 110, 13, 'gold'); d.cross(836, 110, 13, 'fg', 5)
    d.lab('warning', 676, 82, 29, 'fg', 'r'); d.lab('failure', 896, 82, 29, 'fg', 'r'); d.big('11 days', 763, 556, 46, 'fg', 'm')

@cover(L, 'retail-demand-planning', 'A heat map of fourteen regions over the weeks: the festival peak reaches each region at a different time', 'ink')
def _(d):
    cols, rows = 26, 14; cw, ch = 32, 31; x0, y0 = 64, 78; rnd = random.Random(7)
    sh = [0, 1, 1, 2, 3, 3, 4, 6, 7, 7, 8, 9, 9, 10]
    buckets = {}
    for j in range(rows):
        for i in range(cols):
            v = math.exp(-((i-8-sh[j])**2)/5) + .35*math.exp(-((i-21)**2)/6) + rnd.random()*.14
            k = min(5, int(v*5.2)); buckets.setdefault(k, []).append((x0+i*cw, y0+j*ch, cw-4, ch-4))
    for k, c in enumerate(['soft', '#2a4560', '#2f6a74', '#4f9a98', '#a9d6cf', 'gold']):
        if k in buckets: d.rects(buckets[k], c)
    d.lab('14 regions', 64, 560, 28); d.lab('26 weeks', 892, 560, 28, 'fg', 'r')

@cover(L, 'successfactors-hr', 'A shift calendar of five mills over two weeks, early, late and night in turn', 'paper')
def _(d):
    x0, cw, y0, rh = 150, 53, 92, 82
    pat = 'EEEELLLLNNNN--'
    for j in range(5):
        d.bold('ABCDE'[j], 96, y0+j*rh+48, 38, 'fg', 'm')
        for i in range(14):
            c = pat[(i + j*3) % 14]; x, y = x0+i*cw, y0+j*rh
            if c == '-': d.rect(x+2, y+2, cw-10, 58, 'none', 'line', 2.5)
            else: d.rect(x, y, cw-6, 62, {'E': 'gold' if j == 2 else 'mid', 'L': 'main', 'N': 'fg'}[c])
    x = x0
    for c, t in [('mid', 'early'), ('main', 'late'), ('fg', 'night')]: d.rect(x, 524, 28, 28, c); x += d.lab(t, x+42, 548, 28)+96

@cover(L, 'warehouse-management-ewm', 'A warehouse from above: racks of bins, and the short round of a picker past four of them to the dock', 'sky')
def _(d):
    rnd = random.Random(3)
    for a in range(6):
        x = 96+a*132
        for j in range(9):
            d.rects([(x, 76+j*42, 34, 37), (x+38, 76+j*42, 34, 37)], 'mid' if (a+j) % 4 else 'main')
    hot = [(0, 6), (2, 3), (3, 5), (4, 7)]
    X = lambda a: 96+a*132+102
    d.path('M800,540H198V340V500H462V220V500H594V300V500H726V400V540', None, 'gold', 8)
    d.dots([(198, 340), (462, 220), (594, 300), (726, 400)], 15, 'fg')
    d.big('46', 830, 150, 92, 'fg', 'm') if False else None
    d.rect(800, 510, 110, 60, 'fg'); d.lab('dock', 855, 549, 28, PAPER, 'm')

@cover(P, 'sap-btp', 'The core below, the platform as a bridge above it, and six kinds of service standing on the bridge', 'teal')
def _(d):
    d.rect(120, 440, 720, 96, 'fg'); d.big('core', 480, 506, 52, INK, 'm')
    for i in range(3): d.path(f'M{160+i*240},440v-40a80,70 0 0 1 160,0v40', 'bg', 'main', 0); 
    d.rect(80, 296, 800, 40, 'main')
    for i in range(4): d.rect(104+i*236, 336, 44, 104, 'main')
    hs = [120, 170, 96, 150, 190, 130]
    for i, h in enumerate(hs): d.rect(96+i*132, 280-h, 108, h, 'gold' if i == 2 else ('mid' if i % 2 else 'lift')); d.lines([(96+i*132+22, 280-h+26, 96+i*132+70, 280-h+26), (96+i*132+22, 280-h+50, 96+i*132+86, 280-h+50)], 'bg' if i % 2 or i == 2 else 'mid', 5)

@cover(P, 'sap-s4', 'Three routes to S/4HANA in months and people: conversion 7 to 10, new start 9 to 14, selective 10 to 14', 'mist')
def _(d):
    X = lambda m: 300+(m-6)*68
    d.lines([(X(m), 84, X(m), 478) for m in range(6, 15)], 'line', 1.8)
    for j, (t, a, b, n, f) in enumerate([('Brownfield', 7, 10, 9, 'gold'), ('Greenfield', 9, 14, 16, 'main'), ('Bluefield', 10, 14, 13, 'mid')]):
        y = 100+j*134; d.rect(X(a), y, X(b)-X(a), 66, f); d.lab(t, 278, y+44, 31, 'fg', 'r')
        d.bold(f'{a}–{b}', X(a)+16, y+45, 34, INK if f != 'main' else PAPER)
        d.dots([(X(a)+14+i*20, y+92) for i in range(n)], 7, 'fg')
    for m in (6, 8, 10, 12, 14): d.lab(str(m), X(m), 524, 28, 'fg', 'm')
    d.lab('months', 278, 524, 28, 'fg', 'r')

@cover(P, 'rise-private-cloud', 'Yearly cost over time: owned servers stay 64 lakh cheaper until 2030, then both lines meet', 'paper')
def _(d):
    X = lambda y: 92+(y-2026)*124; Y = lambda v: 480-(v-170)*2.7
    d.poly([(X(2026), Y(294)), (X(2030), Y(294)), (X(2030), Y(230)), (X(2026), Y(230))], 'soft', None, 0, True)
    d.poly([(X(2026), Y(294)), (X(2032.4), Y(294))], None, 'main', 8)
    d.poly([(X(2026), Y(230)), (X(2030), Y(230)), (X(2030), Y(291)), (X(2032.4), Y(291))], None, 'fg', 8)
    d.line(64, 480, 896, 480, 'fg', 3)
    d.circ(X(2030), Y(292.5), 18, 'gold'); d.big('64', X(2028), Y(262)+26, 84, 'fg', 'm')
    d.lab('subscription', X(2026), Y(294)-24, 30, 'main'); d.lab('own servers', X(2026), Y(230)+44, 30)
    for y in (2026, 2028, 2030, 2032): d.line(X(y), 480, X(y), 492, 'fg', 3); d.lab(str(y), X(y), 530, 28, 'fg', 'm')

@cover(P, 'success', 'Eight modules as the parts of one wheel; the record of people is its hub and payroll its first spoke', 'ink')
def _(d):
    cx, cy = 480, 300
    g = 360/7
    for i in range(7): d.arc(cx, cy, 186, i*g+3, i*g+g-3, 'gold' if i == 0 else ('main' if i < 3 else 'mid' if i < 5 else 'line'), 92)
    d.circ(cx, cy, 108, 'soft', 'main', 6); d.big('1', cx, cy+34, 100, 'fg', 'm')
    for i in range(7):
        a = math.radians(i*g+g/2); d.bold(str(i+2), cx+186*math.sin(a), cy-186*math.cos(a)+12, 36, INK if i < 5 else PAPER, 'm')
    d.lab('people', 130, 312, 31, 'fg', 'm'); d.line(190, 302, 366, 302, 'fg', 2.5); d.lab('pay', 800, 130, 31); d.line(596, 146, 786, 122, 'fg', 2.5)

@cover(P, 'transforming-chemical-industry', 'Five of 38 products carry 44 per cent of the effluent and bring 17 per cent of the contribution', 'sky')
def _(d):
    def bar(y, share, t, n):
        d.rect(64, y, 832, 120, 'mid'); d.rect(64, y, 832*share, 120, 'gold'); d.big(n, 84, y+84, 76, INK); d.lab(t, 876, y+74, 31, PAPER, 'r')
    bar(70, 5/38, 'products', '5'); bar(236, .44, 'effluent', '44%'); bar(402, .17, 'contribution', '17%')
    d.poly([(64+832*5/38, 190), (64+832*.44, 236)], None, 'fg', 3); d.poly([(64+832*.44, 356), (64+832*.17, 402)], None, 'fg', 3)

@cover(P, 'digital-transformation', 'Nineteen days from order to delivery as cells, ten of them waiting; below, the eleven days that are left', 'teal')
def _(d):
    w = 43.7
    def row(y, parts):
        x = 64
        for n, f in parts:
            for _ in range(n): d.rect(x, y, w-7, 110, f); x += w
        return x
    row(180, [(6, 'main'), (3, 'mid'), (10, 'gold')]); x = row(390, [(6, 'main'), (3, 'mid'), (2, 'gold')])
    d.big('19', 64, 152, 84); d.lab('days, ten of them waiting', 172, 150, 30); d.big('11', x+14, 478, 100)
    d.lab('fire', 64, 550, 28); d.lab('road', 64+6*w, 550, 28); d.lab('wait', 64+9*w, 550, 28)

@cover(P, 'detail-5', 'Nine loads in their order as a rising stair, from banks to the balances of the ledger; stock is the eighth', 'mist')
def _(d):
    w = 832/9
    for i in range(9):
        h = 66+i*46; d.rect(64+i*w, 516-h, w-5, h, 'gold' if i == 8 else ('main' if i % 2 == 0 else 'mid')); d.bold(str(i+1), 64+i*w+w/2-2, 552, 30, 'fg', 'm')
    d.lab('banks', 64, 428, 30); d.lab('partners', 64+w, 386 if False else 376, 30) if False else None
    d.lab('ledger', 64+8*w-18, 106, 30, 'fg', 'r'); d.lab('partners', 64+2*w-12, 382-20, 30, 'fg', 'r') if False else None
    d.big('9', 84, 200, 130); d.lab('steps, each timed', 176, 196, 32)
