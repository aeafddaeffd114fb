import type { Labels } from './labels.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `«${name.trim()}»` : name);

const number = (value: number) => value.toLocaleString('es', { maximumFractionDigits: 4 });
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0,1' : number(percent));
const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'las mismas que antes';
  return filled > compared ? `${filled - compared} más que antes` : `${compared - filled} menos que antes`;
};

/**
 * Every string of the kit, in Spanish: `<CredenceProvider labels={spanishLabels}>`.
 * @since 0.1.0
 */
export const spanishLabels: Labels = {
  locale: 'es',
  // Foundations
  verbalScale: {
    // Not calibrated: the percentages were fitted to Dutch words, never to these.
    anchors: [
      { label: '(casi) imposible', percent: 0 },
      { label: 'improbable', percent: 15 },
      // Not "incierto": before it "y" would have to be "e".
      { label: 'dudoso', percent: 25 },
      { label: 'mitad y mitad', percent: 50 },
      { label: 'esperable', percent: 75 },
      { label: 'probable', percent: 85 },
      { label: '(casi) seguro', percent: 100 },
    ],
    between: (lower, upper) => `entre ${lower} y ${upper}`,
  },
  // Controls
  button: {
    busy: 'Espere, por favor',
  },
  // Forms
  formField: {
    required: '*obligatorio.',
  },
  textField: {
    optional: '(opcional)',
  },
  passwordField: {
    show: 'Mostrar la contraseña',
  },
  searchField: {
    clear: 'Borrar la búsqueda',
  },
  combobox: {
    open: 'Mostrar las opciones',
    clear: 'Borrar la selección',
    loading: 'Cargando…',
    empty: 'No hay nada que elegir',
    noMatch: (query) => `Nada coincide con «${query}»`,
    count: (count, written) => (count === 1 ? '1 opción' : `${written} opciones`),
    more: (count) => `${count} más: siga escribiendo para acotar`,
    required: 'Elija una de las opciones.',
  },
  fileDrop: {
    prompt: 'Arrastre aquí un archivo, o',
    choose: 'elija un archivo',
    promptSeveral: 'Arrastre aquí archivos o una carpeta, o',
    chooseSeveral: 'elija archivos',
    chooseFolder: 'Elegir una carpeta',
    remove: (name) => `Quitar ${name}`,
    onlyOne: 'Arrastre un solo archivo; no se ha tomado ninguno de estos.',
  },
  likertItem: {
    words: [
      'totalmente en desacuerdo',
      'en desacuerdo',
      'ni de acuerdo ni en desacuerdo',
      'de acuerdo',
      'totalmente de acuerdo',
    ],
    answer: (number, word) => `${number}, ${word}`,
  },
  openText: {
    left: (count, written) => (count === 1 ? 'queda 1 carácter' : `quedan ${written} caracteres`),
  },
  // Feedback
  alert: {
    error: 'Error',
    success: 'Correcto',
    info: 'Nota',
    warning: 'Advertencia',
    dismiss: 'Ocultar',
  },
  dialog: {
    close: 'Cerrar',
  },
  confirmDialog: {
    cancel: 'Cancelar',
    confirm: 'Aceptar',
  },
  errorSummary: {
    heading: 'Revise los datos introducidos',
  },
  progressBar: {
    progress: 'Progreso',
  },
  spinner: {
    loading: 'Cargando…',
  },
  later: {
    failed: 'No se ha podido cargar esta parte.',
    retry: 'Volver a intentarlo',
  },
  timeLeft: {
    minutes: (minutes) => `aprox. ${minutes}\u00a0min`,
  },
  shareDialog: {
    title: (network) => `Compartir ${network}`,
    invite: 'Invitar por correo electrónico o nombre de usuario',
    inviteHint: 'Quien acepte podrá responder preguntas y descargar la red, pero no compartirla ni eliminarla.',
    send: 'Invitar',
    sending: 'Invitando…',
    nobody: 'Introduzca un nombre de usuario',
    people: 'Personas con acceso',
    loading: 'Cargando…',
    empty: 'Todavía nadie. Las personas que invite aparecerán aquí.',
    failed: 'No se ha podido cargar la lista.',
    retry: 'Volver a intentarlo',
    statuses: { pending: 'Pendiente', accepted: 'Aceptada' },
    remove: 'Quitar',
    removeWhom: (name) => `Quitar a ${name}`,
    question: (name) => `¿Seguro que quiere quitar a ${name}?`,
    consequences: {
      pending: 'La invitación ya no se podrá aceptar.',
      accepted: 'Sus respuestas se conservan; pierde el acceso de inmediato.',
    },
    keep: 'Cancelar',
    removing: 'Quitando…',
    removingWhom: (name) => `Quitando… ${name}`,
  },
  // Data
  dataTable: {
    sorted: (column, direction) => `Ordenado por ${column}, ${direction === 'asc' ? 'ascendente' : 'descendente'}`,
    sortBy: 'Ordenar por',
    direction: (direction) => (direction === 'asc' ? 'ascendente' : 'descendente'),
    loading: 'Cargando…',
    empty: 'Todavía no hay nada',
    noMatch: (search) => (search ? `Nada coincide con «${search}».` : 'Nada coincide con estos filtros.'),
    clearFilter: 'Quitar los filtros',
    retry: 'Volver a intentarlo',
  },
  pagination: {
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    range: (from, to, total) => `${from} a ${to} de ${total}`,
    none: '0 de 0',
    perPage: (size) => `${size} por página`,
    size: 'Filas por página',
  },
  activityLog: {
    title: 'Registro de actividad',
    time: 'Hora',
    user: 'Persona',
    activity: 'Actividad',
    details: 'Detalles',
    showDetails: 'Mostrar los detalles',
    hideDetails: 'Ocultar los detalles',
    empty: 'No hay actividad registrada.',
    more: 'Mostrar más',
    left: (count) => (count === '1' ? '1 carácter más' : `${count} caracteres más`),
    zone: (name) => `Horas en ${name}`,
    loading: 'Cargando…',
  },
  // Charts
  chart: {
    role: 'gráfico',
    hint: 'Use las teclas de flecha para pasar de un valor a otro.',
    noValue: 'sin valor',
    point: (category, series, value) => (series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`),
  },
  chartFrame: {
    asTable: 'Mostrar como tabla',
    csv: 'Descargar CSV',
    png: 'Descargar PNG',
    noValue: 'sin valor',
    empty: 'No hay datos disponibles',
    loading: 'Cargando…',
  },
  barChart: {
    summary: (categories, series, most) =>
      `Barras de ${categories}${series ? `: ${series}` : ''}.${most ? ` La mayor: ${most}.` : ''}`,
    categories: (count) => (count === 1 ? '1 categoría' : `${number(count)} categorías`),
  },
  lineChart: {
    summary: (points, from, to) => `Una línea que pasa por ${points}, en un eje de ${from} a ${to}.`,
    points: (count) => (count === 1 ? '1 punto' : `${number(count)} puntos`),
  },
  tornadoChart: {
    low: 'valor más bajo',
    high: 'valor más alto',
    summary: (bars, now) => `${bars} en torno a ${now}, el valor actual.`,
    bars: (count) => (count === 1 ? '1 barra' : `${number(count)} barras`),
  },
  accuracyCurve: {
    now: 'ahora',
    ahead: (questions) => `en ${questions}`,
    summary: (questions, now) => `Una curva sobre ${questions} preguntas, ahora en ${now}.`,
    questions: (written, count) => (count === 1 ? '1 pregunta' : `${written} preguntas`),
  },
  cptHeatmap: {
    summary: (questions, open) => `Preguntas: ${questions}, de ellas ${open} sin respuesta.`,
    hint: 'Las flechas llevan de una celda a otra; Intro abre la pregunta.',
    open: 'sin respuesta',
    combination: 'combinación',
    decidedBy: (number) => `combinación ${number}`,
    percent: (percent) => `${percent} %`,
    condition: (parent, state) => `${named(parent)}: ${state}`,
    cell: (conditions, state, share, source) =>
      [conditions, `${named(state)}: ${share}`, source].filter(Boolean).join('. '),
    column: (index, count) => `${index} de ${count} preguntas`,
    goesOn: 'La tabla continúa: desplácese para ver el resto.',
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    openQuestion: 'Abrir esta pregunta',
    csv: 'Descargar CSV',
  },
  dashboardPanels: {
    loginTimes: (period) =>
      period ? `Horas de inicio y cierre de sesión, ${period}` : 'Horas de inicio y cierre de sesión',
    activityTimes: (period) => (period ? `Actividades por hora, ${period}` : 'Actividades por hora'),
    nodeSize: (period) =>
      period ? `Tamaño de nodo preferido, nodos trabajados, ${period}` : 'Tamaño de nodo preferido, nodos trabajados',
    combinations: (period) =>
      period ? `Promedio de combinaciones por nodo, ${period}` : 'Promedio de combinaciones por nodo',
    questionnaire: (answers) =>
      answers
        ? `Puntuaciones medias del cuestionario, de 1 a 5, ${answers}`
        : 'Puntuaciones medias del cuestionario, de 1 a 5',
    loginTimesTitle: 'Horas de inicio y cierre de sesión',
    activityTimesTitle: 'Horas de actividad',
    nodeSizeTitle: 'Tamaño de nodo preferido',
    combinationsTitle: 'Promedio de combinaciones por nodo',
    questionnaireTitle: 'Cuestionario',
    loginTimesEmpty: 'No hay datos de inicio o cierre de sesión',
    activityTimesEmpty: 'No hay datos sobre las horas de actividad',
    nodeSizeEmpty: 'No hay datos sobre el tamaño de nodo preferido',
    combinationsEmpty: 'No hay datos sobre la selección de combinaciones',
    questionnaireEmpty: 'No hay datos del cuestionario',
    periods: { day: 'últimas 24 horas', week: 'últimos 7 días', month: 'últimos 30 días' },
    onlyPeriods: { day: 'Últimas 24 horas', week: 'Últimos 7 días', month: 'Últimos 30 días' },
    logins: 'inicios de sesión',
    logouts: 'cierres de sesión',
    hour: 'Hora',
    activities: 'Actividades',
    size: 'Tamaño',
    sizes: { small: 'pequeño', medium: 'mediano', large: 'grande' },
    nodes: 'Nodos',
    node: 'Nodo',
    averageCombinations: 'Promedio de combinaciones',
    statement: 'Afirmación',
    averageScore: 'Puntuación media',
    numberOfAnswers: 'Respuestas (n)',
    answers: (count, isOne) => (isOne ? '1 respuesta' : `${count} respuestas`),
    stretch: (from, to) => `entre ${from} y ${to}`,
    loginFinding: (logins, logouts) => {
      if (logins === null)
        return logouts
          ? `Más cierres de sesión ${logouts}; ningún inicio`
          : 'Ningún inicio de sesión; cierres sin un máximo claro';
      if (logouts === null)
        return logins
          ? `Más inicios de sesión ${logins}; ningún cierre`
          : 'Ningún cierre de sesión; inicios sin un máximo claro';
      if (logins && logins === logouts) return `Más inicios y cierres de sesión ${logins}`;
      if (logins && logouts) return `Más inicios de sesión ${logins}, más cierres ${logouts}`;
      if (logins) return `Más inicios de sesión ${logins}, cierres sin un máximo claro`;
      return logouts
        ? `Más cierres de sesión ${logouts}, inicios sin un máximo claro`
        : 'Sin un máximo claro de inicios ni de cierres de sesión';
    },
    busiestHour: (hour) => `La hora de mayor actividad: ${hour}`,
    noPeak: 'Sin un máximo claro',
    sizeFinding: (size) =>
      `Se trabaja más en los nodos ${{ small: 'pequeños', medium: 'medianos', large: 'grandes' }[size]}`,
    noSizePreference: 'No se prefiere claramente ningún tamaño de nodo',
    combinationsRange: (low, high) => `De media, entre ${low} y ${high} combinaciones deciden un nodo`,
    combinationsSame: (value, isOne) =>
      isOne ? 'De media, 1 combinación decide un nodo' : `De media, ${value} combinaciones deciden un nodo`,
    leastAgreed: (statement, score, answers) => {
      if (!statement) return 'Ninguna afirmación destaca';
      return answers
        ? `Menor acuerdo: ${statement} (${score}; n = ${answers})`
        : `Menor acuerdo: ${statement} (${score})`;
    },
    lowerIsBetter: (statements) => `${statements}: cuanto más bajo, mejor`,
    showAll: (count) => `Mostrar todo (${count})`,
    showFewer: 'Mostrar menos',
    largestOf: (shown, count) => `los ${shown} mayores de ${count}`,
  },
  networkMap: {
    summary: (nodes, done, progress) =>
      `Red: ${nodes} ${nodes === '1' ? 'nodo' : 'nodos'}, ${done} ${done === '1' ? 'completado' : 'completados'}, ${progress} en curso`,
    done: 'completado',
    progress: 'en curso',
    open: 'sin empezar',
    none: 'no se pregunta',
    progressKey: 'en curso (anillo: parte respondida)',
    node: (label, status) => `${named(label)}, ${status}`,
    hint: 'Las teclas de flecha siguen las líneas. Más y menos cambian el zoom, 0 lo muestra todo.',
    supposeHint: 'La barra espaciadora supone un hallazgo y después el siguiente.',
    weightKey: 'influye en los resultados, poco o mucho',
    rankKey: 'se pregunta a continuación',
    rank: (rank) => `se pregunta a continuación, número ${rank}`,
    outcome: 'resultado',
    findingKey: 'hallazgo supuesto',
    finding: (state) => `hallazgo: ${state}`,
    zoom: 'Zoom',
    smaller: 'Alejar',
    larger: 'Acercar',
    fit: 'Mostrar toda la red',
    percent: (percent) => `${percent}\u00a0%`,
  },
  // Navigation
  page: {
    skip: 'Ir al contenido',
  },
  topBar: {
    navigation: 'Navegación principal',
    menu: 'Menú',
    account: (name) => `Menú de la cuenta, ${name}`,
    theme: 'Apariencia',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  // Elicitation
  iconArray: {
    people: (filled, total) => `${filled} de ${total} personas`,
    peopleUnset: (filled, total) => `${filled} de ${total} personas, el valor inicial`,
    peopleBlank: (total) => `${total} personas, ningún valor ajustado`,
    peopleCompared: (filled, total, compared) => `${filled} de ${total} personas, ${difference(filled, compared)}`,
  },
  humanIconScale: {
    words: 'Elegir con palabras',
  },
  probabilitySlider: {
    exactNumber: (percent) => number(percent),
    rarer: '¿Menos del 1\u00a0%?',
    moreThan: '¿Más del 99\u00a0%?',
    beyond: (isRare) => (isRare ? ', menos del 1\u00a0%' : ', más del 99\u00a0%'),
    never: 'no\u00a0puede ocurrir',
    always: 'siempre',
    casesIn: (cases, all) => `${number(cases)} de ${number(all)}`,
    exactText: (cases, percent, side) =>
      `${cases}, ${number(percent)} por ciento${side ? `, ${side === 'below' ? 'menos del 1 por ciento' : 'más del 99 por ciento'}` : ''}`,
    unread: {
      'share-missing': () => 'Escriba un porcentaje, por ejemplo 0,2 o 1/500.',
      'share-unreadable': (typed) => `«${typed}» no es un porcentaje. Escriba 0,2, 1/500 o 20 de 10000.`,
      'share-negative': (typed) => `${typed} está por debajo de 0, y ningún porcentaje puede estarlo.`,
      'share-above-one': (typed) => `${typed} es más que el total: un porcentaje es como máximo el 100\u00a0%.`,
      'share-of-none': (typed) => `${typed} es una parte de nada.`,
      'share-too-fine': (typed) => `${typed} es más fino que 1 de 1.000.000, el porcentaje más fino.`,
    },
    still: (percent) => `Se mantiene ${number(percent)}\u00a0%.`,
    stillOpen: 'Aún sin responder.',
    percent: 'Porcentaje',
    letters: 'Letras, para una fracción como 1/500',
    percentSign: '%',
    less: 'Uno menos',
    more: 'Uno más',
    keep: (startValue) => `Sin responder · Dejar ${startValue}`,
    below: (typed, value) =>
      `${typed} es menor que ${value}: se ha fijado en ${value}\u00a0%, la menor proporción posible.`,
    above: (typed, value) =>
      `${typed} es mayor que ${value}: se ha fijado en ${value}\u00a0%, la mayor proporción posible.`,
    notWhole: (typed, value) => `${typed} no es un número entero: se ha fijado en ${value}\u00a0%.`,
    unreadable: (typed, value, min, max) =>
      `«${typed}» no es un número de ${min} a ${max}: se mantiene ${value}\u00a0%.`,
    typeNumber: (min, max) => `Escriba un número de ${min} a ${max}.`,
    valueText: (value, words) => `${value} por ciento, ${words}`,
    required: 'Responda a esta pregunta o deje el valor inicial.',
    requiredBlank: 'Responda a esta pregunta.',
    unsetText: (startValue) => `sin responder, valor inicial ${startValue} por ciento`,
    followsText: (percent, words) => `${number(percent)} por ciento, sin ajustar: ${words}`,
    notSet: 'sin ajustar',
    numberText: (value) => `${value} por ciento`,
    before: (value) => `antes: ${number(value)} por ciento`,
  },
  fineLine: {
    rarerName: 'menos del 1 por ciento',
    moreThanName: 'más del 99 por ciento',
    backTo: (percent) => `Volver al ${percent}\u00a0%`,
    such: 'pacientes así',
    orOneIn: (n) => `, es decir, 1 de cada ${number(n)}`,
    allButOneIn: (n) => `, todos menos 1 de cada ${number(n)}`,
    percentOf: (percent) => `${number(percent)}\u00a0%`,
    people: (people) => number(people),
    ofTheField: 'de 100 × 100',
    inTheField: 'personas.',
    fieldOf: (people) => `${number(people)} de 100 por 100 personas están marcadas`,
    typeAbove: 'O escríbalo arriba: 0,2, 1/500, 20 de 10000.',
  },
  shareBar: {
    share: (percent, isExact) => `${shareNumber(percent, isExact)}\u00a0%`,
    stateShare: (share, state) => `${share} ${state}`,
    stored: 'Se guarda:',
    figure: (percent) => (percent > 0 && percent < 0.005 ? '< 0,01' : number(percent)),
    each: (count, figure) => `${count} veces ${figure}`,
    times: (count, figure) => `y ${count} veces ${figure}`,
    further: (count) => `y ${count} más`,
    placed: (sum) => `${number(sum)} de 100, se guarda`,
    scaleAll: 'Ajustar todo a 100',
    take: (percent) => `Quitar ${number(percent)} a los demás`,
    give: (percent) => `Dar ${number(percent)} a los demás`,
    notYet: 'Todavía nada que guardar',
    allImpossible: (states) =>
      `Todos los estados figuran como imposibles. Uno de los ${states} tiene que ocurrir: rectifique uno.`,
    sharesOfMany: (states, largest) =>
      largest.length === 0
        ? `las proporciones de ${states} estados, cada una inferior al 3\u00a0%`
        : `las proporciones de ${states} estados; tienen al menos el 3\u00a0%: ${largest.join(', ')}`,
    undo: 'Deshacer',
  },
  manyStates: {
    placed: (placed) => `${number(placed)} de 100 repartidos`,
    left: (left, states) => `, ${number(left)} para ${number(states)}`,
    search: 'Buscar un estado',
    found: (found, total) => `${number(found)} de ${number(total)}`,
    nextOpen: (open) => `Siguiente sin responder (${number(open)})`,
    none: (search) => `Ningún estado coincide con «${search}».`,
  },
  probabilityQuestion: {
    lead: (node) => `Para ${named(node)}, ¿qué probabilidad tiene el estado:`,
    state: (state) => `${state}?`,
    leadOfList: (node) => `Para ${named(node)}, ¿qué probabilidad tiene el estado:`,
    stateOfList: (state) => `${state}?`,
    notAnswered: 'Sin respuesta todavía',
    copied: 'copiado, sin cambiar todavía',
    left: (count, isEqual) => {
      if (count === 1) return 'lo que queda';
      if (!isEqual) return 'una parte de lo que queda';
      return count === 2 ? 'la mitad de lo que queda' : `uno de los ${count} que se reparten lo que queda`;
    },
    nothingLeft: 'no queda nada',
    more: (percent, beside) => `${number(percent)} más de lo que queda junto a ${beside ?? 'los demás'}`,
    less: (percent, beside) => `${number(percent)} menos de lo que queda junto a ${beside ?? 'los demás'}`,
    leavesNothing: (state) => `no deja nada para ${state ?? 'los demás'}`,
    othersFollow: 'Los demás estados se reparten lo que queda.',
    keep: 'Fijar',
    keepAt: (state, percent) => `Fijar ${state} en ${percent}\u00a0%`,
    othersKept: 'todos los demás están fijados',
  },
  distributionBars: {
    region: (node) => `Barras de ${named(node)}, con desplazamiento lateral`,
    share: (percent) => `${percent}\u00a0%`,
    kept: (valueText) => `${valueText}, fijado`,
    caption: (state, share) => `${state}: ${share}, `,
    hint: 'Haga clic en una barra o arrástrela. Con el dedo: tóquela, o manténgala pulsada y arrastre.',
  },
  sumMeter: {
    addsUpTo: 'Sus respuestas suman',
    policy: 'Cada una se guarda como su proporción del total.',
    exact: 'Se guardan sin cambios.',
  },
  questionExits: {
    group: 'Si no puede responder',
    cannotOccur: 'Esta combinación no puede darse',
    notMyField: 'No es mi especialidad',
    saidCannotOccur: 'Ha indicado que esta combinación no puede darse. Continúe y no se volverá a preguntar.',
    saidNotMyField: 'Ha indicado que no es su especialidad. La pregunta queda abierta para otras personas.',
    undo: 'Deshacer',
  },
  certaintyField: {
    asIf: 'como si hubiera visto tantos',
    cases: (count, isMost) => (isMost ? `${number(count)} +` : number(count)),
    question: '¿Hasta qué punto es segura su respuesta?',
    choices: {
      uncertain: 'insegura',
      ratherUncertain: 'más bien insegura',
      ratherCertain: 'más bien segura',
      certain: 'segura',
    },
    asLast: 'Como en la última pregunta',
    asLastNamed: (choice) => `Como en la última pregunta: ${choice}`,
    explain: 'Explique su inseguridad:',
    noPatientData: 'No introduzca datos de pacientes.',
  },
  conditionsPanel: {
    title: 'Condiciones',
    further: (count) => `+ ${number(count)}`,
    changed: 'ha cambiado',
    was: (previous) => `antes: «${previous}»`,
  },
  questionLayout: {
    continue: 'Continuar',
    finish: 'Finalizar',
    saving: 'Guardando…',
    back: 'Atrás',
    progressSaved: 'Su progreso está guardado.',
    keysOfSliders: 'Escriba un número · Intro: siguiente control',
    keysOfChoices: '1 a 4: elegir · Intro: continuar',
    progress: 'Progreso',
    questionOf: (question, total) => `Pregunta ${question} de ${total}`,
    percent: (percent) => `${percent}\u00a0%`,
    underOnePercent: 'menos del 1\u00a0%',
    minutesLeft: (minutes) => `aprox. ${minutes}\u00a0min`,
    hoursLeft: (hours) => `aprox. ${hours}\u00a0h`,
    beyondWork: 'más de lo que nadie puede responder',
    about: 'Qué significa',
    wholeLead: 'Mostrar todas las condiciones',
    shortenLead: 'Mostrar menos condiciones',
  },
  combinationEditor: {
    heading: 'Combinaciones decisivas',
    question:
      '¿Hay sucesos padre con influencia suficiente para decidir por encima de todos los demás? Selecciónelos como combinaciones, por orden de prioridad.',
    parents: 'Sucesos padre',
    combinations: 'Combinaciones por orden de prioridad',
    setRemaining: 'Fijar todas las combinaciones restantes',
    selectionOff: 'Desactive «Fijar todas las combinaciones restantes» para volver a seleccionar estados.',
    addAnother: 'Añadir otra combinación',
    done: 'Listo',
    saving: 'Guardando…',
    noneDecides: 'Ningún suceso decide por sí solo',
    allAtOne: '¿Seguro que todas las probabilidades son del 1\u00a0%?',
    save: 'Guardar',
    selectBeforeAdding: 'Seleccione una combinación antes de añadir otra.',
    selectBeforeDone: 'Seleccione al menos una combinación o fije todas las combinaciones restantes.',
    ruleIf: 'Si ',
    ruleIs: ' = ',
    // Not "y" alone: before a name that begins with "i" it would have to be "e".
    ruleAnd: ' y si ',
    ruleAnswerTo: (question) => `la respuesta a «${question}»`,
    ruleOwnComma: '; ',
    ruleFurther: (name) => `, con ${named(name)}: `,
    ruleFurtherAnd: (name) => ` y ${named(name)}: `,
    ruleEmpty: 'Seleccione un estado a la izquierda',
    ruleOpens: 'Sus controles deslizantes aparecen entonces aquí.',
    ruleRemaining: 'En todas las combinaciones restantes',
    decides: (count) => (count === '1' ? 'decide 1 pregunta' : `decide ${count} preguntas`),
    decidesOf: (count, total) => `decide ${count} de ${total} preguntas`,
    shadowed: (by) => `Sin efecto: la combinación ${by} ya cubre estos casos`,
    duplicate: (by) => `La misma selección que la combinación ${by}`,
    heldBy: (numbers) => `(en la combinación ${numbers})`,
    moved: (from, to) => `La combinación ${from} es ahora la número ${to}`,
    drag: (number) => `Arrastrar la combinación ${number} a otra prioridad`,
    raise: (number) => `Dar más prioridad a la combinación ${number}`,
    lower: (number) => `Dar menos prioridad a la combinación ${number}`,
    edit: (number) => `Editar la combinación ${number}`,
    remove: (number) => `Eliminar la combinación ${number}`,
    removed: (number) => `Combinación ${number} eliminada.`,
    undoRemove: 'Deshacer',
  },
  coverageStrip: {
    decides: (decided, total) => `${decided} de ${total} preguntas ${decided === '1' ? 'decidida' : 'decididas'}`,
    answeredToo: (count) => `, ${count} ${count === '1' ? 'respondida' : 'respondidas'} directamente`,
    toAsk: (count) => `${count} por preguntar`,
    minutes: (minutes) => `, unos ${minutes}\u00a0min`,
    hours: (hours) => `, unas ${hours}\u00a0h`,
  },
};
