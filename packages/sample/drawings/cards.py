from draw import *
import random
C = 'cards'
def sheet(d, x, y, w=60, h=78, f='lift', ln='line', n=3, stroke=None):
    k = w*.28; d.path(f'M{r(x)},{r(y)}h{r(w-k)}l{r(k)},{r(k)}v{r(h-k)}h{r(-w)}z', f, stroke, 3)
    d.lines([(x+w*.18, y+h*(.42+.17*i), x+w*(.8 if i < n-1 else .55), y+h*(.42+.17*i)) for i in range(n)], ln, max(2, w*.05))
def cyl(d, x, y, w, h, f='main', top='mid', e=None):
    e = e or w*.16; d.path(f'M{r(x-w/2)},{r(y)}v{r(h)}a{r(w/2)},{r(e)} 0 0 0 {r(w)},0v{r(-h)}', f); d.raw(f'<ellipse cx="{r(x)}" cy="{r(y)}" rx="{r(w/2)}" ry="{r(e)}" fill="{d.c(top)}"/>')
def man(d, x, y, k=1, f='main'):
    d.circ(x, y-34*k, 20*k, f); d.path(f'M{r(x-34*k)},{r(y+46*k)}v{r(-20*k)}a34,34 0 0 1 {r(68*k)},0v{r(20*k)}z'.replace('a34,34', f'a{r(34*k)},{r(34*k)}'), f)

@cover(C, 'btp-application-development', 'A supplier portal on a screen and on a telephone: three dates to confirm, one just pressed', 'sky')
def _(d):
    d.rect(110, 96, 560, 360, 'fg', rx=10); d.rect(132, 118, 516, 316, 'lift'); d.rect(330, 456, 120, 48, 'fg'); d.rect(260, 500, 260, 14, 'fg')
    d.rect(132, 118, 516, 52, 'main')
    for i in range(3): d.line(164, 222+i*72, 330, 222+i*72, 'line', 8); d.rect(470, 200+i*72, 146, 46, 'gold' if i == 1 else 'mid'); 
    d.tick(543, 296, 12, INK, 5)
    d.rect(700, 210, 170, 320, 'fg', rx=18); d.rect(714, 236, 142, 262, 'lift'); d.rect(714, 236, 142, 44, 'main')
    for i in range(3): d.rect(732, 304+i*60, 106, 40, 'gold' if i == 0 else 'mid')

@cover(C, 'btp-process-automation', 'An approval in two lanes: 2.6 days with waits between four desks, nine hours in one flow', 'paper')
def _(d):
    d.line(64, 210, 896, 210, 'line', 4)
    for i, x in enumerate([100, 350, 610, 860]): d.circ(x, 210, 34, 'mid'); 
    for x in (225, 480, 735): d.circ(x, 210, 22, 'bg', 'fg', 4); d.lines([(x, 210, x, 196), (x, 210, x+9, 216)], 'fg', 4)
    d.line(100, 420, 392, 420, 'main', 10)
    for i in range(4): d.circ(100+i*97, 420, 34, 'main' if i < 3 else 'gold')
    d.tick(391, 420, 14, INK, 6)
    d.big('2.6 days', 64, 142, 62); d.big('9 hours', 470, 442, 72)

@cover(C, 'btp-integration', 'A patch panel: cables of six kinds run from one row of sockets to another without crossing', 'ink')
def _(d):
    d.rect(64, 96, 832, 92, 'soft'); d.rect(64, 412, 832, 92, 'soft')
    for i in range(12): d.circ(116+i*66.2, 142, 18, 'bg', 'line', 4); d.circ(116+i*66.2, 458, 18, 'bg', 'line', 4)
    for i, (a, b) in enumerate([(0, 1), (2, 2), (3, 4), (5, 5), (7, 6), (8, 9), (11, 10)]):
        x, u = 116+a*66.2, 116+b*66.2; c = 'gold' if i == 3 else ('main' if i % 2 else 'mid')
        d.path(f'M{r(x)},142C{r(x)},290 {r(u)},310 {r(u)},458', None, c, 11); d.dots([(x, 142), (u, 458)], 13, c)

@cover(C, 'btp-data-and-analytics', 'Two tables joined by one key into a third, from which a curve is drawn', 'mist')
def _(d):
    def table(x, y, rows, key): 
        for j in range(rows):
            for i in range(3): d.rect(x+i*62, y+j*44, 56, 38, 'gold' if i == key else ('fg' if j == 0 else 'lift'))
    table(74, 84, 4, 2); table(74, 344, 4, 2)
    d.link(266, 170, 372, 290, 'gold', 5); d.link(266, 430, 372, 310, 'gold', 5)
    for j in range(5):
        for i in range(4): d.rect(384+i*50, 190+j*46, 44, 40, 'gold' if i == 0 else ('main' if j == 0 else 'lift'))
    d.arrow(600, 300, 650, 300, 'fg', 4)
    d.line(676, 470, 896, 470, 'fg', 3); d.line(676, 470, 676, 130, 'fg', 3)
    d.curve([(690, 430), (730, 400), (770, 410), (810, 310), (850, 260), (890, 170)], 'main', 8)

@cover(C, 'btp-artificial-intelligence', 'A supplier invoice on paper, its fields framed by the reader: three are sure, one is left to a clerk', 'teal')
def _(d):
    d.path('M250,60h330l90,90v400h-420z', PAPER); d.path('M580,60v90h90z', 'main')
    d.lines([(300, 240, 440, 240), (300, 262, 400, 262), (300, 350, 610, 350), (300, 384, 610, 384), (300, 418, 540, 418)], '#b9c6c3', 7)
    for x, y, w, h, c in [(286, 104, 200, 60, TEAL), (286, 216, 176, 66, TEAL), (476, 470, 164, 56, TEAL), (286, 330, 346, 108, GOLD)]: d.rect(x, y, w, h, 'none', c, 6)
    d.bold('INV 2041', 302, 146, 32, INK); d.bold('4,82,160', 490, 509, 30, INK)
    d.tick(732, 134, 20, 'fg', 7); d.tick(732, 250, 20, 'fg', 7); d.big('?', 726, 410, 80, 'gold', 'm'); d.tick(732, 500, 20, 'fg', 7)
    d.lines([(506, 134, 690, 134), (482, 250, 690, 250), (652, 384, 690, 384), (660, 500, 690, 500)], 'line', 3)

@cover(C, 'btp-identity-and-operations', 'A wall with one door that opens from inside: two listed paths go out, all else stops at the wall', 'sky')
def _(d):
    for j in range(9):
        for i in range(2):
            if not (3 <= j <= 5): d.rect(440+(i*52 if j % 2 == 0 else i*52-0), 60+j*54, 46, 48, 'fg')
    d.rect(96, 190, 230, 224, 'main'); d.big('core', 211, 322, 62, PAPER, 'm')
    d.arrow(336, 262, 610, 262, 'gold', 9, 24); d.arrow(336, 342, 610, 342, 'gold', 9, 24)
    for y in (106, 490): d.line(850, y, 580, y, 'line', 7); d.cross(556, y, 17, 'fg', 7)
    d.path('M640,350a70,70 0 0 1 20,-138a92,92 0 0 1 176,24a60,60 0 0 1 14,114z', 'mid')

@cover(C, 'case-sap-analytics-cloud', 'Sixty-three spreadsheets went round for a budget; five are left', 'paper')
def _(d):
    n = 0
    for j in range(5):
        for i in range(13):
            if n < 63: sheet(d, 70+i*42, 84+j*68, 32, 44, 'soft', 'line', 2)
            n += 1
    for i in range(5): sheet(d, 668 + (i % 2)*108, 84+(i//2)*116, 74, 96, 'gold' if i == 4 else 'main', PAPER if i != 4 else INK)
    d.big('63', 70, 520, 96); d.big('5', 668, 520, 96, 'main'); d.arrow(240, 490, 620, 490, 'fg', 4, 16)

@cover(C, 'case-sap-fiori-ux', 'Two stopwatches: 95 seconds to find an overdue order before, 18 after', 'teal')
def _(d):
    for cx, R, s, c in [(290, 176, 95, 'main'), (716, 110, 18, 'gold')]:
        cy = 480-R-20; d.circ(cx, cy, R, 'lift', 'fg', 7); d.rect(cx-22, cy-R-34, 44, 26, 'fg')
        if s > 60: d.circ(cx, cy, R-20, 'mid'); s2 = s-60
        else: s2 = s
        a = math.radians(s2*6); q = R-20
        d.path(f'M{cx},{cy}V{r(cy-q)}A{q},{q} 0 {int(s2>30)} 1 {r(cx+q*math.sin(a))},{r(cy-q*math.cos(a))}z', c)
        d.line(cx, cy, cx+(R-12)*math.sin(a), cy-(R-12)*math.cos(a), 'fg', 6); d.circ(cx, cy, 11, 'fg')
    d.big('95 s', 290, 562, 72, 'fg', 'm'); d.big('18 s', 716, 562, 72, 'gold', 'm')

@cover(C, 'case-sap-s4hana', 'One weekend on two clocks: Rajkot and Ohio, nine and a half hours apart, with the first shift on Monday at six', 'mist')
def _(d):
    for y, off, t in [(120, 0, 'Rajkot'), (330, 9.5, 'Ohio')]:
        x = 64
        for i in range(70):
            hr = (20 + i - off) % 24; night = hr < 6 or hr >= 19; d.rect(64+i*11.9, y+30, 11.4, 96, 'fg' if night else 'soft')
        d.lab(t, 64, y+10, 31)
    X = lambda h: 64+h*11.9
    d.rect(X(0), 150, X(52.6)-X(0), 14, 'gold'); d.rect(X(0), 360, X(52.6)-X(0), 14, 'gold')
    d.line(X(58), 96, X(58), 500, 'gold', 6); d.big('Mon 06:00', X(57), 548, 46, 'fg', 'r')

@cover(C, 'chemical-batch-to-cash', 'Deductions by customers before and after as two columns of coins: 2.6 and 1.1 crore rupees a year', 'ink')
def _(d):
    def coins(cx, n, c):
        for i in range(n):
            y = 452-i*27; d.path(f'M{cx-110},{y}v16a110,26 0 0 0 220,0v-16', c); d.raw(f'<ellipse cx="{cx}" cy="{y}" rx="110" ry="26" fill="{d.c("lift")}" stroke="{d.c(c)}" stroke-width="4"/>')
    coins(290, 13, 'mid'); coins(670, 6, 'gold')
    d.line(120, 496, 840, 496, 'line', 3); d.big('2.6', 290, 560, 62, 'fg', 'm'); d.big('1.1', 670, 560, 62, 'gold', 'm'); d.lab('crore a year', 480, 556, 27, 'fg', 'm')

@cover(C, 'chemical-batch-traceability', 'A balance that closes: 4,200 kg in one pan; 4,150, 38 and 12 kg in the other', 'paper')
def _(d):
    d.line(480, 120, 480, 500, 'fg', 8); d.poly([(380, 516), (580, 516), (540, 490), (420, 490)], 'fg', None, 0, True); d.line(170, 150, 790, 150, 'fg', 8); d.circ(480, 130, 22, 'gold')
    for cx in (170, 790): d.lines([(cx, 150, cx-110, 370), (cx, 150, cx+110, 370)], 'fg', 3); d.path(f'M{cx-126},370h252a126,60 0 0 1 -252,0z', 'main')
    cyl(d, 170, 268, 120, 92, 'mid', 'soft'); d.rect(720, 270, 76, 98, 'mid'); d.rect(806, 312, 36, 56, 'fg'); d.rect(850, 340, 22, 28, 'gold')
    d.big('4,200', 170, 486, 56, 'fg', 'm'); d.lab('4,150 + 38 + 12', 790, 484, 29, 'fg', 'm')

@cover(C, 'chemical-core-to-s4hana', 'A database is archived first and shrinks from 2.8 to 1.7 terabytes', 'sky')
def _(d):
    for i in range(4): cyl(d, 270, 402-i*86, 280, 62, ['fg', 'main', 'mid', 'line'][i], 'lift', 34)
    for i in range(2): cyl(d, 700, 402-i*86, 280, 62, ['fg', 'main'][i], 'lift', 34)
    cyl(d, 700, 252, 280, 36, 'gold', 'lift', 34)
    d.arrow(440, 330, 530, 330, 'fg', 5, 18); d.big('2.8', 270, 560, 62, 'fg', 'm'); d.big('1.7 TB', 700, 560, 62, 'fg', 'm')

@cover(C, 'chemical-utilities-per-batch', 'Steam through a day in steps of fifteen minutes, each stretch charged to the batch in the reactor', 'mist')
def _(d):
    rnd = random.Random(12); x = 64; cols = ['main', 'mid', 'gold', 'fg', 'main']; lens = [22, 16, 24, 14, 20]; lv = [170, 90, 300, 130, 200]
    for c, n, l in zip(cols, lens, lv):
        y = 470; p = [(x, y)]
        for i in range(n):
            h = l*(.55+.45*math.sin(math.pi*(i+1)/(n+1)))+rnd.uniform(-16, 16); p += [(x+i*8.65, y-h), (x+(i+1)*8.65, y-h)]
        p.append((x+n*8.65, y)); d.poly(p, c, None, 0, True); x += n*8.65
        d.line(x, 470, x, 500, 'fg', 2.5)
    d.line(64, 470, 896, 470, 'fg', 3); x = 64
    for i, n in enumerate(lens): d.lab('ABCDE'[i], x+n*4.3, 540, 30, 'fg', 'm'); x += n*8.65
    d.lab('steam', 64, 110, 30)

@cover(C, 'industry-chemical-manufacturing', 'A batch column in section: feed, stages, by-product and product drawn off at different heights', 'teal')
def _(d):
    d.path('M400,120a80,60 0 0 1 160,0v330a80,60 0 0 1 -160,0z', 'main'); 
    for i in range(5): d.rect(400, 160+i*62, 116 if i % 2 else 160, 8, 'bg') if i % 2 else d.rect(444, 160+i*62, 116, 8, 'bg')
    d.path('M400,400h160v50a80,60 0 0 1 -160,0z', 'gold')
    d.path('M96,330H400', None, 'fg', 8); d.arrow(300, 330, 392, 330, 'fg', 8, 20); d.arrow(560, 200, 800, 200, 'mid', 8, 20); d.arrow(560, 320, 800, 320, 'mid', 8, 20); d.path('M480,510v36H790', None, 'gold', 8); d.arrow(700, 546, 810, 546, 'gold', 8, 20)
    d.lab('feed', 96, 304, 30); d.lab('solvent', 650, 180, 30); d.lab('by-product', 650, 300, 30); d.lab('98%', 826, 556, 34, 'gold')

@cover(C, 'industry-construction', 'Costs against budget for building sites as towers of floors: one has grown past its line', 'paper')
def _(d):
    sites = [(5, 7), (8, 9), (6, 6), (9, 7), (4, 8), (7, 8), (3, 6)]
    for i, (n, b) in enumerate(sites):
        x = 84+i*118
        for k in range(n): d.rect(x, 478-(k+1)*42, 84, 36, 'gold' if k >= b else ('main' if i % 2 else 'mid')); 
        for k in range(n): d.dots([(x+20, 478-k*42-24), (x+42, 478-k*42-24), (x+64, 478-k*42-24)], 6, 'bg')
        d.line(x-12, 478-b*42-3, x+96, 478-b*42-3, 'fg', 5)
    d.line(64, 480, 896, 480, 'fg', 4); d.lab('43 sites, every morning', 64, 544, 30)

@cover(C, 'industry-fmcg', 'A dock timetable: lorries booked at four doors through the morning without an overlap', 'ink')
def _(d):
    rnd = random.Random(9)
    d.lines([(160+i*92, 84, 160+i*92, 480) for i in range(9)], 'soft', 3)
    for j in range(4):
        x = 160+rnd.uniform(0, 50); d.big(str(j+1), 104, 150+j*100, 52, 'fg', 'm')
        while x < 790:
            w = rnd.choice([88, 110, 140]); w = min(w, 896-x); g = (j, round(x)) ; c = 'gold' if (j == 2 and 400 < x < 520) else rnd.choice(['main', 'mid'])
            d.path(f'M{r(x)},{104+j*100}h{r(w-38)}v14h22l14,22v24h{r(-w+2)}z', c); d.dots([(x+18, 166+j*100), (x+w-26, 166+j*100)], 8, 'fg'); x += w+rnd.uniform(16, 60)
    for i, t in enumerate(['6', '8', '10', '12', '14']): d.lab(t, 160+i*184, 536, 29, 'fg', 'm')

@cover(C, 'industry-healthcare', 'A ward rota around the clock: early, late and night shifts overlap so that no hour is without a nurse', 'sky')
def _(d):
    cx, cy = 480, 300
    for R, a, b, c in [(226, 90, 218, 'gold'), (184, 202, 338, 'main'), (142, 322, 458, 'fg')]: d.arc(cx, cy, R, a, b, c, 34)
    for i in range(24): 
        a = math.radians(i*15); d.line(cx+258*math.sin(a), cy-258*math.cos(a), cx+(272 if i % 6 else 280)*math.sin(a), cy-(272 if i % 6 else 280)*math.cos(a), 'line', 3)
    d.rect(cx-16, cy-52, 32, 104, 'main'); d.rect(cx-52, cy-16, 104, 32, 'main')
    d.lab('early', 730, 470, 31); d.lab('late', 188, 420, 31, 'fg', 'r'); d.lab('night', 690, 116, 31)

@cover(C, 'industry-pharma-life-sciences', 'A blister of tablets, one of them held back under a mark, and its record beside it', 'teal')
def _(d):
    d.rect(96, 90, 470, 420, 'lift', 'main', 5, rx=26)
    for j in range(4):
        for i in range(4):
            x, y = 160+i*114, 152+j*99
            if (i, j) == (2, 1): d.circ(x, y, 36, None, 'gold', 7); d.circ(x, y, 22, 'gold')
            else: d.circ(x, y, 36, 'main'); d.line(x-22, y, x+22, y, 'bg', 4)
    d.link(430, 251, 640, 200, 'gold', 5)
    d.rect(640, 120, 230, 360, PAPER)
    for i in range(5): d.line(716, 186+i*58, 836, 186+i*58, '#9fb3af', 7); (d.tick(678, 186+i*58, 13, TEAL, 6) if i != 1 else d.circ(678, 186+i*58, 12, None, GOLD, 6))

@cover(C, 'industry-retail', 'Twenty shops with the forecast beside twenty without: availability by week, the two lines part', 'mist')
def _(d):
    for i in range(20): x, y = 76+(i % 10)*38, 62+(i//10)*44; d.path(f'M{x},{y+30}v-16l14,-14l14,14v16z', 'main'); d.path(f'M{x+450},{y+30}v-16l14,-14l14,14v16z', 'none', 'line', 3)
    d.line(64, 500, 896, 500, 'fg', 3)
    a = [(64+i*83, 400-[0, 8, 30, 52, 90, 118, 128, 146, 150, 158, 160][i]) for i in range(11)]; b = [(64+i*83, 400-[0, -6, 10, 4, 16, 6, -4, 12, 6, 16, 8][i]) for i in range(11)]
    d.poly(a+b[::-1], 'soft', None, 0, True); d.curve(b, 'line', 6); d.curve(a, 'main', 8); d.circ(*a[-1], 15, 'gold')
    d.big('93%', 896, 206, 54, 'fg', 'r'); d.big('88%', 896, 462, 54, 'fg', 'r')

@cover(C, 'modernise-applications', 'Five states of one block: each time two more of its panels are new, until the old frame is empty', 'paper')
def _(d):
    order = [4, 0, 8, 2, 6, 1, 7, 3, 5]
    for k in range(5):
        x = 64+k*171; new = set(order[:[0, 2, 4, 7, 9][k]])
        for n in range(9):
            d.rect(x+(n % 3)*48, 190+(n//3)*66, 43, 60, ('gold' if k == 4 and n == 4 else 'main') if n in new else 'soft')
        d.lab(['0', '2', '4', '7', '9'][k], x+70, 450, 34, 'fg', 'm')
    d.line(64, 156, 887, 156, 'line', 3); d.dots([(64+70+k*171, 156) for k in range(5)], 9, 'fg')

@cover(C, 'modernise-custom-code', 'Four columns A to D of 1,696 objects; only the smallest, D, needs real thought', 'sky')
def _(d):
    for i, (t, n) in enumerate([('A', 152), ('B', 814), ('C', 577), ('D', 153)]):
        x = 104+i*200; h = n*.42; d.rect(x, 470-h, 150, h, ['mid', 'main', 'fg', 'gold'][i]); d.big(t, x+75, 546, 64, 'fg', 'm'); d.big(str(n), x+75, 470-h-18, 46, 'fg', 'm')
    d.line(64, 472, 896, 472, 'fg', 4)

@cover(C, 'modernise-interfaces', 'A matrix of systems and their interfaces: many squares are crossed out, a few rows are left as APIs', 'ink')
def _(d):
    rnd = random.Random(21); s = 43
    for j in range(10):
        for i in range(10):
            x, y = 150+i*s, 84+j*s; q = rnd.random()
            if i == j: d.rect(x, y, s-5, s-5, 'line'); continue
            if j in (2, 5, 8) and q < .8: d.rect(x, y, s-5, s-5, 'gold' if j == 5 else 'main')
            elif q < .34: d.rect(x, y, s-5, s-5, 'soft'); d.cross(x+19, y+19, 9, 'mid', 3)
            else: d.rect(x, y, s-5, s-5, 'none', 'soft', 2)
    d.lines([(640, 84+j*s+19, 700, 84+j*s+19) for j in (2, 5, 8)], 'fg', 3)
    for j, t in ((2, 'customer'), (5, 'stock'), (8, 'order')): d.lab(t, 716, 84+j*s+29, 31)

@cover(C, 'modernise-platforms', 'A move in hours and days: two to six hours without production, and the way back open for a fortnight', 'teal')
def _(d):
    d.line(64, 300, 896, 300, 'line', 4); d.rect(64, 262, 250, 76, 'mid'); d.rect(314, 262, 60, 76, 'gold'); d.rect(374, 262, 522, 76, 'main')
    d.path('M760,250C740,110 300,90 200,244', None, 'fg', 5, '4 13'); d.poly([(184, 220), (198, 250), (226, 232)], None, 'fg', 5)
    d.lab('way back, 14 days', 470, 108, 31, 'fg', 'm'); d.line(344, 338, 344, 400, 'gold', 4); d.big('2–6 h', 344, 462, 62, 'gold', 'm')
    d.lab('old', 84, 312, 31, INK); d.lab('new', 876, 312, 31, INK, 'r')

@cover(C, 'modernise-reports', 'Ten reports on a shelf: four are read, six go to the archive', 'mist')
def _(d):
    d.rect(64, 470, 832, 18, 'fg'); hs = [300, 260, 330, 280, 310, 250, 320, 270, 300, 290]; read = {1, 4, 6, 9}
    for i, h in enumerate(hs):
        x = 80+i*82
        if i in read: d.rect(x, 470-h, 66, h, 'gold' if i == 6 else 'main'); d.lines([(x+16, 470-h+40, x+50, 470-h+40), (x+16, 470-h+62, x+50, 470-h+62)], PAPER, 5)
        else: d.rect(x+2, 470-h, 62, h-2, 'none', 'line', 3.5, dash='7 8')
    d.lab('4 with readers', 64, 548, 31)

@cover(C, 's4-finance', 'Five ledgers run together into one journal', 'sky')
def _(d):
    for i, t in enumerate(['ledger', 'costs', 'assets', 'stock', 'profit']):
        y = 96+i*94; d.rect(84, y, 170, 62, ['fg', 'main', 'mid', 'main', 'fg'][i]); d.lab(t, 169, y+41, 29, PAPER, 'm'); d.link(254, y+31, 600, 252+i*24, ['fg', 'main', 'mid', 'main', 'fg'][i], 10)
    d.rect(600, 130, 270, 340, 'lift'); 
    for j in range(9): d.line(620, 172+j*33, 850, 172+j*33, 'line' if j != 4 else 'gold', 3 if j != 4 else 12)
    d.rect(600, 130, 14, 340, 'gold')

@cover(C, 's4-procurement', 'A vendor card and a customer card become one business partner', 'paper')
def _(d):
    def card(x, y, w, f, t, tx): d.rect(x, y, w, w*.6, f); man(d, x+w*.2, y+w*.3, w/330, tx); d.lines([(x+w*.4, y+w*.2, x+w*.85, y+w*.2), (x+w*.4, y+w*.31, x+w*.7, y+w*.31)], tx, 7); d.lab(t, x+w*.4, y+w*.5, 28, tx)
    card(76, 84, 290, 'mid', 'vendor', PAPER); card(76, 330, 290, 'main', 'customer', PAPER)
    d.link(366, 170, 510, 290, 'fg', 4); d.link(366, 417, 510, 310, 'fg', 4)
    card(520, 180, 376, 'gold', 'partner', INK)

@cover(C, 's4-manufacturing', 'A planning board of five machines replanned at six, at noon and at four', 'ink')
def _(d):
    rnd = random.Random(6)
    for j in range(5):
        x = 110; d.circ(84, 130+j*78, 15, 'line')
        while x < 880: w = min(rnd.choice([60, 90, 130, 170]), 896-x); d.rect(x, 102+j*78, w-6, 56, 'gold' if (j == 2 and 380 < x < 520) else rnd.choice(['main', 'mid', 'lift'])); x += w
    for x, t in ((110+262, '6'), (110+524, '12'), (110+740, '16')): d.line(x, 76, x, 496, 'fg', 4); d.lab(t, x, 546, 31, 'fg', 'm')

@cover(C, 's4-warehouse', 'A rack from the front: pallets on four levels, one bay empty, one pallet on its way', 'mist')
def _(d):
    for x in (76, 252, 428, 604, 780): d.rect(x, 80, 12, 430, 'fg')
    rnd = random.Random(8)
    for j in range(4):
        y = 178+j*106; d.rect(76, y, 716, 10, 'fg')
        for i in range(4):
            for k in range(2):
                if (i, j, k) in ((2, 1, 0), (2, 1, 1)): continue
                h = rnd.choice([44, 60, 74]); d.rect(98+i*176+k*74, y-h, 64, h, rnd.choice(['main', 'mid', 'mid', 'soft']))
    d.rect(842, 330, 64, 66, 'gold'); d.rect(834, 396, 80, 8, 'fg'); d.path('M836,320C800,250 700,240 556,250', None, 'gold', 5, '3 12')

@cover(C, 's4-sales', 'Live stock as a column: reserved for named customers first, the rest free to promise', 'teal')
def _(d):
    d.rect(110, 90, 210, 410, 'lift'); d.rect(110, 270, 210, 230, 'main'); d.rect(110, 200, 210, 66, 'gold'); d.rect(110, 90, 210, 106, 'none', 'line', 3)
    for i, (y, c) in enumerate([(120, 'gold'), (250, 'main'), (380, 'main')]):
        d.link(320, 232 if i == 0 else 330+i*50-20, 560, y+40, c, 7); d.circ(612, y+40, 46, c); man(d, 612, y+38, .6, INK); d.rect(690, y+10, [190, 140, 90][i], 60, c)
    d.lab('free', 215, 400, 32, INK, 'm'); d.lab('named', 215, 244, 32, INK, 'm')

@cover(C, 's4-maintenance', 'A work order on a telephone beside the pump that it closes', 'sky')
def _(d):
    d.circ(300, 310, 150, 'main'); d.circ(300, 310, 66, 'bg'); d.circ(300, 310, 30, 'fg'); d.rect(420, 150, 120, 70, 'main'); d.path('M300,160h240v60h-150z', 'main'); d.rect(540, 136, 22, 98, 'fg'); d.rect(110, 470, 380, 30, 'fg'); d.poly([(210, 470), (250, 430), (350, 430), (390, 470)], 'fg', None, 0, True)
    for i in range(6): a = math.radians(i*60+20); d.line(300+40*math.cos(a), 310+40*math.sin(a), 300+62*math.cos(a+.5), 310+62*math.sin(a+.5), 'fg', 7)
    d.rect(640, 90, 230, 430, 'fg', rx=24); d.rect(658, 128, 194, 344, 'lift'); d.rect(674, 146, 162, 106, 'mid'); d.circ(755, 199, 34, 'main'); d.circ(755, 199, 14, 'lift')
    for i in range(3): d.line(726, 292+i*44, 826, 292+i*44, 'line', 7); d.tick(694, 292+i*44, 11, 'main', 5)
    d.rect(674, 414, 162, 44, 'gold')

@cover(C, 'sap-analytics-cloud', 'Twenty-five small charts in a grid, each a measure with its own line; one stands out', 'ink')
def _(d):
    rnd = random.Random(31)
    for j in range(5):
        for i in range(5):
            x, y = 80+i*164, 76+j*93; hot = (i, j) == (3, 2); v = rnd.uniform(10, 50); pts = []
            for k in range(9): v = min(58, max(4, v+rnd.uniform(-16, 17))); pts.append((x+8+k*16, y+66-v))
            d.rect(x, y, 146, 76, 'gold' if hot else 'soft'); d.curve(pts, INK if hot else ('main' if (i+j) % 2 else 'mid'), 5)

@cover(C, 'sap-analytics-cloud-outcome', 'A budget round shrinks from eleven weeks to seven, as two rings of segments', 'paper')
def _(d):
    for cx, n, R, c in [(290, 11, 170, 'mid'), (694, 7, 132, 'main')]:
        for i in range(n): d.arc(cx, 270, R, i*360/n+2, (i+1)*360/n-2, 'gold' if (n == 7 and i == 6) else c, 46)
    d.big('11', 290, 308, 110, 'fg', 'm'); d.big('7', 694, 304, 96, 'fg', 'm'); d.lab('weeks', 290, 538, 31, 'fg', 'm'); d.lab('weeks', 694, 538, 31, 'fg', 'm'); d.arrow(500, 270, 532, 270, 'fg', 5, 16) if False else None

@cover(C, 'sap-fiori-ux', 'A launchpad page for one job: fourteen tiles under the words of the person who uses them', 'mist')
def _(d):
    d.rect(96, 70, 768, 460, 'lift'); d.rect(96, 70, 768, 52, 'fg'); d.dots([(126, 96), (150, 96)], 8, 'mid')
    for y, t, n in [(176, "Today's loading", 6), (322, 'Papers', 5), (468-0, '', 0)]:
        if not n: continue
        d.bold(t, 126, y, 30)
        for i in range(n): d.rect(126+i*120, y+18, 104, 84, 'gold' if (t[0] == 'T' and i == 0) else ('main' if (i+n) % 2 else 'mid'))
    d.big('12', 144, 254, 46, INK); d.bold('Dealers', 126, 468, 30); d.rects([(126+i*120, 484, 104, 46) for i in range(3)], 'mid')

@cover(C, 'sap-fiori-ux-outcome', 'Ten tasks timed before and after: every dumbbell gets shorter, one by the most', 'teal')
def _(d):
    rnd = random.Random(14)
    for i in range(10):
        y = 92+i*43; a = [95, 62, 48, 70, 40, 55, 80, 34, 66, 45][i]; b = [18, 38, 30, 41, 25, 33, 47, 21, 40, 29][i]
        X = lambda v: 92+v*8.2
        d.line(X(b), y, X(a), y, 'line', 7, cap='butt'); d.circ(X(a), y, 12, 'mid'); d.circ(X(b), y, 14, 'gold' if i == 0 else 'fg')
    d.line(92, 516, 880, 516, 'line', 3); d.lab('18 s', 92+18*8.2, 560, 30, 'gold', 'm'); d.lab('95 s', 92+95*8.2, 560, 30, 'fg', 'm')

@cover(C, 'sap-on-azure', 'The week of a test system: 60 of 168 hours switched on, nights and weekend dark', 'ink')
def _(d):
    for i in range(7):
        on = i < 5; d.rects([(80+i*116, 84+h*17.6, 102, 14) for h in range(24) if not (on and 8 <= h < 20)], 'soft'); 
        if on: d.rects([(80+i*116, 84+h*17.6, 102, 14) for h in range(8, 20)], 'gold' if i == 2 else 'main')
        d.lab('MTWTFSS'[i], 80+i*116+51, 548, 31, 'fg', 'm')

@cover(C, 'sap-on-ctrls', 'A steady load beneath a level price: the line of use hardly moves, the price not at all', 'sky')
def _(d):
    rnd = random.Random(17); pts = [(64+i*34.7, 330-18*math.sin(i*.9)-i*1.6+rnd.uniform(-7, 7)) for i in range(25)]
    d.curve(pts, fill='mid', base=490, op='.6'); d.curve(pts, 'main', 7); d.line(64, 190, 896, 190, 'gold', 10); d.line(64, 490, 896, 490, 'fg', 3); d.lines([(64+i*69.3, 490, 64+i*69.3, 502) for i in range(13)], 'fg', 3)
    d.lab('price', 64, 164, 32); d.lab('load', 64, 440, 32, PAPER); d.lab('12 months', 896, 552, 29, 'fg', 'r')

@cover(C, 'sap-on-azure-recovery', 'Two machines in two zones keep pace with each other; a smaller third waits in another region', 'paper')
def _(d):
    d.rect(76, 100, 480, 350, 'none', 'main', 4, dash='3 10'); 
    for x in (190, 440): cyl(d, x, 200, 150, 160, 'main', 'mid')
    d.path('M270,250H360', None, 'gold', 8); d.path('M270,310H360', None, 'gold', 8)
    cyl(d, 790, 280, 96, 90, 'mid', 'soft'); d.path('M556,310H728', None, 'fg', 5, '2 13')
    d.lab('Pune', 316, 508, 32, 'fg', 'm'); d.lab('Chennai', 790, 508, 32, 'fg', 'm'); d.lab('zone 1', 190, 148, 27, 'fg', 'm'); d.lab('zone 2', 440, 148, 27, 'fg', 'm')

@cover(C, 'sap-on-ctrls-recovery', 'A line of time with the failure in it: at most fifteen minutes of data lost before, four hours to work again after', 'mist')
def _(d):
    d.rect(64, 240, 210, 120, 'main'); d.rect(274, 240, 44, 120, 'gold'); d.rect(318, 240, 420, 120, 'none', 'line', 3.5, dash='7 8'); d.rect(738, 240, 158, 120, 'main')
    d.cross(318, 180, 20, 'fg', 8); d.line(318, 206, 318, 380, 'fg', 3)
    d.big('15 min', 296, 452, 56, 'fg', 'm'); d.big('4 h', 528, 326, 84, 'fg', 'm'); d.lab('data', 296, 494, 29, 'fg', 'm'); d.lab('working again', 896, 420, 29, 'fg', 'r')

@cover(C, 'sap-s4hana', 'Five questions in a row lead to one of three routes', 'teal')
def _(d):
    for i in range(5): d.circ(110+i*96, 300, 38, 'main'); d.bold(str(i+1), 110+i*96, 312, 34, INK, 'm')
    for i in range(4): d.line(150+i*96, 300, 166+i*96, 300, 'fg', 4)
    for y, t, c in [(130, 'Brownfield', 'gold'), (300, 'Bluefield', 'mid'), (470, 'Greenfield', 'mid')]: d.link(534, 300, 640, y, c, 8); d.rect(640, y-40, 250, 80, c); d.bold(t, 765, y+11, 32, INK, 'm')

@cover(C, 'sap-s4hana-outcome', 'Two columns of balances, old system and new, agree line by line before anyone logs on', 'ink')
def _(d):
    ws = [280, 190, 240, 130, 260, 170, 220]
    for i, w in enumerate(ws):
        y = 92+i*58; d.rect(430-w, y, w, 40, 'mid'); d.rect(530, y, w, 40, 'main'); d.lines([(470, y+14, 490, y+14), (470, y+26, 490, y+26)], 'gold', 5)
    d.lab('ECC', 430, 552, 32, 'fg', 'r'); d.lab('S/4HANA', 530, 552, 32)

@cover(C, 'successfactors-compensation', 'Pay bands of six grades with a dot for each person; one dot stands above its band', 'sky')
def _(d):
    rnd = random.Random(4)
    for i in range(6):
        x = 90+i*134; top = 430-i*50; d.rect(x, top-130, 104, 190, 'lift', 'line', 2.5); d.line(x, top-35, x+104, top-35, 'main', 4)
        d.dots([(x+18+rnd.random()*68, top-110+rnd.random()*150) for _ in range(7)], 9, 'main')
        if i == 2: d.circ(x+58, top-168, 15, 'gold')
    d.line(64, 530, 896, 530, 'fg', 3)

@cover(C, 'successfactors-employee-central', 'An organisation chart of twelve posts; one person moves to another branch in April', 'paper')
def _(d):
    d.path('M480,150V220M190,290V220H770V290M480,220V290', None, 'line', 4)
    for k, x in enumerate((190, 480, 770)):
        d.path(f'M{x},350V400M{x-86},440V400H{x+86}V440M{x},400V440', None, 'line', 4)
        man(d, x, 330, .95, 'main')
        for i in (-86, 0, 86):
            if (k, i) == (0, 86): d.circ(x+i, 462, 30, None, 'gold', 4, dash='5 7')
            else: man(d, x+i, 468, .72, 'gold' if (k, i) == (2, -86) else 'mid')
    man(d, 480, 120, 1.1, 'fg'); d.path('M306,488C420,570 560,570 654,512', None, 'gold', 5, '3 11')

@cover(C, 'successfactors-onboarding', 'Joiners with a working login on their first morning: 55 of a hundred before, 96 after', 'mist')
def _(d):
    for x0, n, c in [(76, 55, 'mid'), (506, 96, 'main')]:
        on = [(x0+18+(i % 10)*38, 90+18+(i//10)*36) for i in range(100)]
        d.dots(on[:n], 12.5, c); d.dots(on[n:], 12.5, 'soft')
    d.big('55%', 76, 540, 84); d.big('96%', 506, 540, 84); d.circ(506+18+5*38, 90+18+9*36, 12.5, 'gold')

@cover(C, 'successfactors-payroll', 'Two payslips laid side by side and compared line by line; one line differs and is marked', 'teal')
def _(d):
    for x in (150, 530): d.rect(x, 70, 280, 460, PAPER); d.rect(x, 70, 280, 62, 'main')
    ws = [120, 90, 140, 70, 100, 130]
    for i, w in enumerate(ws):
        y = 180+i*54
        for k, x in enumerate((150, 530)): d.line(x+28, y, x+98, y, '#b9c6c3', 8); d.line(x+252-(w if not (k and i == 3) else 104), y, x+252, y, TEAL if i != 3 else GOLD, 12, cap='butt')
        d.lines([(470, y-6, 490, y-6), (470, y+6, 490, y+6)], 'fg' if i != 3 else 'gold', 4)
    d.line(464, 356, 496, 328, 'gold', 5)

@cover(C, 'successfactors-performance-and-goals', 'One goal of the plant passes to two teams and from them to six people', 'ink')
def _(d):
    d.circ(480, 128, 62, 'gold'); d.circ(480, 128, 36, None, INK, 7); d.circ(480, 128, 12, INK)
    for x in (270, 690): d.path(f'M480,190C480,250 {x},220 {x},286', None, 'main', 7); d.rect(x-70, 286, 140, 70, 'main'); d.line(x-40, 321, x+40, 321, INK, 6)
    for i in range(6): X = 120+i*144; x = 270 if i < 3 else 690; d.path(f'M{x},356C{x},410 {X},390 {X},440', None, 'mid', 5); man(d, X, 486, .85, 'mid')

@cover(C, 'successfactors-recruiting', 'Forty applications narrow to twelve talks, four second talks and one offer', 'paper')
def _(d):
    cols = [(40, 4, 'mid'), (12, 2, 'main'), (4, 1, 'fg'), (1, 1, 'gold')]; x = 84
    for n, c, f in cols:
        per = math.ceil(n/c)
        for i in range(n): d.rect(x+(i//per)*58, 268+(i % per - per/2)*42, 48, 34, f)
        if f != 'gold': d.arrow(x+c*58+14, 268, x+c*58+58, 268, 'fg', 4, 13)
        x += c*58+94
    x = 84
    for (n, c, f) in cols: d.big(str(n), x+c*29-5, 552, 52, 'fg', 'm'); x += c*58+94

@cover(C, 'successfactors-succession', 'A grid of nine fields for performance and readiness with the people in it; one is ready now', 'sky')
def _(d):
    for j in range(3):
        for i in range(3): d.rect(230+i*168, 66+j*158, 158, 148, ['lift', 'soft', 'mid'][min(2, max(0, i+(2-j)-1))])
    for x, y, c in [(300, 450, 'fg'), (360, 420, 'fg'), (460, 300, 'fg'), (500, 450, 'fg'), (440, 270, 'fg'), (620, 300, 'fg'), (480, 140, 'fg')]: man(d, x, y, .5, c)
    man(d, 650, 148, .85, 'gold'); d.arrow(200, 536, 200, 80, 'fg', 4); d.arrow(230, 560, 730, 560, 'fg', 4)

@cover(C, 'successfactors-time-tracking', 'Gate times of eight people through one day: early and late shifts, an absence and one overtime', 'mist')
def _(d):
    d.lines([(92+i*100.5, 76, 92+i*100.5, 490) for i in range(9)], 'line', 1.8)
    X = lambda h: 92+(h-6)*50.25
    for i, (a, b, o) in enumerate([(6, 14, 0), (6.1, 14.1, 0), (6, 13.9, 0), (6.4, 14.2, 2), (0, 0, 0), (13.8, 22, 0), (14, 22, 0), (14.1, 21.9, 0)]):
        y = 88+i*51
        if b: d.rect(X(a), y, X(b)-X(a), 34, 'main' if i < 4 else 'mid')
        else: d.rect(X(14), y, X(22)-X(14), 34, 'none', 'line', 3, dash='6 7')
        if o: d.rect(X(b), y, X(b+o)-X(b), 34, 'gold')
    for h in (6, 14, 22): d.lab(f'{h:02d}:00', X(h), 540, 29, 'fg', 'm' if h == 14 else ('l' if h == 6 else 'r'))

@cover('home', 'why-banner', 'Three rehearsals and the cutover as four arcs over one line, each shorter than the one before', 'ink', w=1280, h=560)
def _(d):
    x = 120; base = 380
    d.line(90, base, 1190, base, 'line', 4)
    for i, (n, c) in enumerate([(71, 'mid'), (59, 'mid'), (51, 'main'), (49, 'gold')]):
        w = n*4.45; d.path(f'M{r(x)},{base}a{r(w/2)},{r(w/2*1.3)} 0 0 1 {r(w)},0', 'soft' if i < 3 else None, c, 9); d.big(str(n), x+w/2, base-36, 84, 'fg' if i < 3 else 'gold', 'm'); x += w+8
    d.lab('hours in three rehearsals, and on the weekend', 120, 462, 36)

@cover('home', 'why-image', 'A signed page of five measures, each with a value today and a target', 'sky', w=800, h=1000)
def _(d):
    d.path('M110,90h470l110,110v710h-580z', PAPER); d.path('M580,90v110h110z', 'line')
    for i, (a, b) in enumerate([(19, 12), (71, 90), (12, 6), (47, 35), (31, 4)]):
        y = 270+i*112; d.line(160, y, 330, y, '#c9d2cf', 12); d.big(str(a), 420, y+24, 64, 'fg', 'm'); d.arrow(480, y, 530, y, 'fg', 4, 15); d.big(str(b), 600, y+24, 64, 'gold' if i == 0 else 'main', 'm')
    d.path('M180,850c40,-60 60,-60 56,-10s30,30 50,-10s40,-10 70,0', None, INK, 5); d.path('M430,850c30,-40 60,-70 70,-30s-20,60 20,30s60,-30 90,-10', None, TEAL, 5); d.lines([(160, 872, 370, 872), (420, 872, 640, 872)], 'line', 3)
