// Falla: caso no se puede escribir
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PUNTOS 18
#define VIDA_BASE 10
#define ORO_INICIAL 50
#define PRECIO_FRASCO 15
#define MAX_POCIONES 3
#define MAX_SEMILLA 9999
#define CARAS 6
#define VIDA_ESQUELETO 30
#define GARRA 3
#define CURA 10
#define BOTIN 30
#define ANCHO 34
#define FILAS 5
#define COLUMNAS 9
#define MONEDAS 25
#define LARGO 12
#define PALABRAS 3
#define FALLOS 6
#define CASTIGO 8
#define LETRAS 26
#define LINEA 80
#define TEXTO 100
#define FORMATO 1
#define MUCHO 999999999
#define RUTA "partida.txt"

struct partida {
    char inicial;
    int fuerza;
    int vida;
    int oro;
    int movimientos;
    int semilla;
    int palabra;
    char **cosas;
    int n;
    int capacidad;
    char mapa[FILAS][COLUMNAS + 1];
    int fila;
    int columna;
};

enum resultado {
    CARGADA, NO_ABRE, NO_ES, OTRA_VERSION,
    CORTADA, MALA, SIN_MEMORIA
};

void linea(char signo);
void portada(void);
void leer_linea(char *sitio, int n);
bool a_entero(const char *texto, int *n);
int leer_entre(int menor, int mayor);
int dado(int caras);
int vida_maxima(int fuerza);
void crea(struct partida *p);
void ficha(const struct partida *p);
void combate(struct partida *p);
void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);
int cuantas(char **cosas, int n, char signo);
int primera(char **cosas, int n, char signo);
int cura(int vida, int vida_max);
bool ahorcado(const char palabra[], bool pista);
void separa(const char vista[]);
bool revela(const char secreta[],
            char vista[], char letra);
bool contiene(const char texto[], char letra);
void compone(char *texto, int n, char signo);
void lista(char **cosas, int n);
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto);
void libera(char **cosas, int n);
bool quita(char **cosas, int *n, int lugar);
bool guarda(const struct partida *p,
            const char *ruta);
enum resultado carga(struct partida *p,
                     const char *ruta, int *linea);
void di(enum resultado r, const char *ruta,
        int linea);

int main(void)
{
    char palabras[PALABRAS][LARGO] = {
        "cofre", "ancla", "espada",
    };
    struct partida p = {
        .inicial = '?',
        .mapa = {
            "#########",
            "#...p..E#",
            "#.##o##A#",
            "#l.p#p..S",
            "#########",
        },
        .fila = 1,
        .columna = 1,
    };
    char texto[TEXTO] = "";
    int lugar = 0;
    char linea[LINEA] = "";
    int opcion = 0;
    int renglones = 0;
    enum resultado r = MALA;

    portada();

    printf("Opción, ");
    opcion = leer_entre(1, 3);
    while (opcion == 2 && r != CARGADA) {
        r = carga(&p, RUTA, &renglones);
        di(r, RUTA, renglones);
        if (r != CARGADA) {
            printf("Opción, ");
            opcion = leer_entre(1, 3);
        }
    }
    if (opcion == 3) {
        printf("Hasta pronto.\n");
        return EXIT_SUCCESS;
    }
    if (opcion == 1) {
        crea(&p);
    }
    srand((unsigned)p.semilla);

    while (p.mapa[p.fila][p.columna] != 'S') {
        int nf = p.fila;
        int nc = p.columna;
        char signo = ' ';

        dibuja(p.mapa, p.fila, p.columna);
        printf("¿Qué haces?\n");
        leer_linea(linea, LINEA);
        switch (linea[0]) {
        case 'n':
            nf--;
            break;
        case 's':
            nf++;
            break;
        case 'e':
            nc++;
            break;
        case 'o':
            nc--;
            break;
        case 'm':
            lista(p.cosas, p.n);
            continue;
        case 't':
        case 'b':
            if (linea[1] != ' '
                || !a_entero(linea + 2, &lugar)) {
                printf("No entiendo.\n");
            } else if (lugar < 1 || lugar > p.n) {
                printf("Ahí no hay nada.\n");
            } else if (linea[0] == 't') {
                printf("Tiras: %s\n",
                       p.cosas[lugar - 1]);
                quita(p.cosas, &p.n, lugar);
            } else if (p.cosas[lugar - 1][0] == 'p') {
                quita(p.cosas, &p.n, lugar);
                p.vida = cura(p.vida,
                              vida_maxima(p.fuerza));
            } else {
                printf("No se bebe.\n");
            }
            continue;
        case 'g':
            guarda(&p, RUTA);
            printf("Guardada.\n");
            continue;
        case 'c':
            r = carga(&p, RUTA, &renglones);
            di(r, RUTA, renglones);
            if (r == CARGADA) {
                srand((unsigned)p.semilla);
            }
            continue;
        case 'q':
            printf("Hasta pronto.\n");
            libera(p.cosas, p.n);
            return EXIT_SUCCESS;
        default:
            printf("No entiendo.\n");
            continue;
        }

        if (!se_puede(p.mapa, nf, nc)) {
            printf("Muro.\n");
            continue;
        }
        if (p.mapa[nf][nc] == 'A') {
            int llaves = cuantas(p.cosas, p.n, 'l');

            if (!ahorcado(palabras[p.palabra],
                          llaves > 0)) {
                p.palabra++;
                if (p.palabra == PALABRAS) {
                    p.palabra = 0;
                }
                p.vida -= CASTIGO;
                if (p.vida <= 0) {
                    printf("Caes ante la puerta.\n");
                    libera(p.cosas, p.n);
                    return EXIT_SUCCESS;
                }
                printf("Vida: %d\n", p.vida);
                continue;
            }
            p.mapa[nf][nc] = '.';
        }
        p.fila = nf;
        p.columna = nc;
        p.movimientos++;

        signo = p.mapa[nf][nc];
        if (signo == 'E') {
            combate(&p);
            if (p.vida <= 0) {
                libera(p.cosas, p.n);
                return EXIT_SUCCESS;
            }
            p.oro += BOTIN;
            printf("Vida: %d. Oro: %d\n",
                   p.vida, p.oro);
            p.mapa[nf][nc] = '.';
        } else if (signo == 'o') {
            p.oro += MONEDAS;
            printf("Oro: %d\n", p.oro);
            p.mapa[nf][nc] = '.';
        } else if (signo == 'p' || signo == 'l') {
            int antes = p.n;

            compone(texto, TEXTO, signo);
            p.cosas = agrega(p.cosas, &p.n,
                             &p.capacidad, texto);
            if (p.n > antes) {
                printf("Recoges: %s\n", texto);
                p.mapa[nf][nc] = '.';
            } else {
                printf("No cabe.\n");
            }
        }
    }
    printf("Sales en %d movimientos.\n",
           p.movimientos);
    printf("Vida: %d. Oro: %d\n", p.vida, p.oro);
    libera(p.cosas, p.n);
    return EXIT_SUCCESS;
}

void linea(char signo)
{
    for (int i = 0; i < ANCHO; i++) {
        printf("%c", signo);
    }
    printf("\n");
}

void portada(void)
{
    linea('=');
    printf("%22s\n", "LA MAZMORRA");
    linea('=');
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 7);
}

// Deja en sitio una línea sin su Enter. Caben
// n bytes, con el nulo; lo demás se pierde.
void leer_linea(char *sitio, int n)
{
    char resto[LINEA] = "";
    char *enter = NULL;

    if (fgets(sitio, n, stdin) == NULL) {
        exit(EXIT_FAILURE);
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        *enter = '\0';
    }
    while (enter == NULL
           && fgets(resto, LINEA, stdin) != NULL) {
        enter = strchr(resto, '\n');
    }
}

// Contesta si el texto es un entero de hasta
// nueve cifras y nada más, y lo deja en n.
bool a_entero(const char *texto, int *n)
{
    int signo = 1;
    int valor = 0;
    int cifras = 0;
    int i = 0;

    if (texto[0] == '-') {
        signo = -1;
        i = 1;
    }
    while (isdigit((unsigned char)texto[i])
           && cifras < 9) {
        valor = valor * 10 + (texto[i] - '0');
        cifras++;
        i++;
    }
    if (cifras == 0 || texto[i] != '\0') {
        return false;
    }
    *n = signo * valor;
    return true;
}

int leer_entre(int menor, int mayor)
{
    char linea[LINEA] = "";
    int numero = 0;
    bool vale = false;

    do {
        printf("de %d a %d:\n", menor, mayor);
        leer_linea(linea, LINEA);
        vale = a_entero(linea, &numero);
    } while (!vale || numero < menor
             || numero > mayor);
    return numero;
}

int dado(int caras)
{
    return rand() % caras + 1;
}

// La vida con que se empieza.
int vida_maxima(int fuerza)
{
    return VIDA_BASE + 2 * (PUNTOS - fuerza);
}

// Pregunta por el héroe y la semilla.
void crea(struct partida *p)
{
    char linea[LINEA] = "";
    int pociones = 0;

    printf("Inicial de tu héroe:\n");
    leer_linea(linea, LINEA);
    if (linea[0] != '\0') {
        p->inicial = linea[0];
    }
    printf("Fuerza, ");
    p->fuerza = leer_entre(0, PUNTOS);
    printf("Pociones, ");
    pociones = leer_entre(0, MAX_POCIONES);

    p->vida = vida_maxima(p->fuerza);
    p->oro = ORO_INICIAL - pociones * PRECIO_FRASCO;
    for (int i = 0; i < pociones; i++) {
        p->cosas = agrega(p->cosas, &p->n,
                          &p->capacidad, "poción");
    }

    ficha(p);

    printf("Semilla, ");
    p->semilla = leer_entre(1, MAX_SEMILLA);
    p->palabra = p->semilla % PALABRAS;
}

void ficha(const struct partida *p)
{
    const int aguante = PUNTOS - p->fuerza;

    linea('=');
    printf("FICHA DE %c.\n", p->inicial);
    linea('-');
    printf("%-20s%6d%6.1f %%\n", "Fuerza", p->fuerza,
           (double)p->fuerza / PUNTOS * 100);
    printf("%-20s%6d%6.1f %%\n", "Aguante", aguante,
           (double)aguante / PUNTOS * 100);
    linea('-');
    printf("%-20s%14d\n", "Vida", p->vida);
    printf("%-20s%14d\n", "Pociones",
           cuantas(p->cosas, p->n, 'p'));
    printf("%-20s%14d\n", "Oro", p->oro);
    linea('=');
}

void combate(struct partida *p)
{
    const int vida_max = p->vida;
    int esqueleto = VIDA_ESQUELETO;
    int turno = 0;
    int golpe = 0;
    int accion = 0;

    printf("Un esqueleto te cierra el paso.\n");
    while (p->vida > 0 && esqueleto > 0) {
        turno++;
        printf("Turno %d: tú %d, él %d\n",
               turno, p->vida, esqueleto);
        printf("1 Atacar, 2 Poción (%d)\n",
               cuantas(p->cosas, p->n, 'p'));
        printf("Acción, ");
        accion = leer_entre(1, 2);

        if (accion == 1) {
            golpe = dado(CARAS) + p->fuerza / 3;
            esqueleto -= golpe;
            printf("Golpeas: %d\n", golpe);
        } else if (quita(p->cosas, &p->n,
                         primera(p->cosas, p->n,
                                 'p'))) {
            p->vida = cura(p->vida, vida_max);
        } else {
            printf("No te quedan pociones.\n");
        }
        if (esqueleto > 0) {
            golpe = dado(CARAS) + GARRA;
            p->vida -= golpe;
            printf("Te golpea: %d\n", golpe);
        }
    }
    if (p->vida > 0) {
        printf("El esqueleto cae. Turnos: %d\n", turno);
    } else {
        printf("Caes en el turno %d.\n", turno);
    }
}

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c)
{
    for (int i = 0; i < FILAS; i++) {
        for (int j = 0; j < COLUMNAS; j++) {
            if (i == f && j == c) {
                printf("@");
            } else {
                printf("%c", mapa[i][j]);
            }
        }
        printf("\n");
    }
}

bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c)
{
    if (f < 0 || f >= FILAS) {
        return false;
    }
    if (c < 0 || c >= COLUMNAS) {
        return false;
    }
    return mapa[f][c] != '#';
}

// Cuántas cosas de ese signo llevas.
int cuantas(char **cosas, int n, char signo)
{
    int total = 0;

    for (int i = 0; i < n; i++) {
        if (cosas[i][0] == signo) {
            total++;
        }
    }
    return total;
}

// El lugar de la primera, o 0 si no hay.
int primera(char **cosas, int n, char signo)
{
    for (int i = 0; i < n; i++) {
        if (cosas[i][0] == signo) {
            return i + 1;
        }
    }
    return 0;
}

// La vida después de una poción.
int cura(int vida, int vida_max)
{
    vida += CURA;
    if (vida > vida_max) {
        vida = vida_max;
    }
    printf("Bebes. Vida: %d\n", vida);
    return vida;
}

// Contesta si se abrió la puerta.
bool ahorcado(const char palabra[], bool pista)
{
    char vista[LARGO] = "";
    char dichas[LETRAS + 1] = "";
    char linea[LINEA] = "";
    int largo = (int)strlen(palabra);
    int n = 0;
    int fallos = 0;

    for (int i = 0; i < largo; i++) {
        vista[i] = '_';
    }
    vista[largo] = '\0';
    if (pista) {
        revela(palabra, vista, palabra[0]);
        dichas[n] = palabra[0];
        n++;
    }

    separa(vista);
    while (fallos < FALLOS
           && strcmp(vista, palabra) != 0) {
        char letra = ' ';

        printf("Letra:\n");
        leer_linea(linea, LINEA);
        letra = linea[0];
        if (!isalpha((unsigned char)letra)) {
            continue;
        }
        letra = (char)tolower((unsigned char)letra);
        if (contiene(dichas, letra)) {
            printf("Ya la dijiste.\n");
            continue;
        }
        dichas[n] = letra;
        n++;
        dichas[n] = '\0';
        if (!revela(palabra, vista, letra)) {
            fallos++;
            printf("No está. Fallos: %d de %d\n",
                   fallos, FALLOS);
        }
        separa(vista);
    }
    if (fallos == FALLOS) {
        printf("Era %s. No se abre.\n", palabra);
        return false;
    }
    printf("La puerta se abre.\n");
    return true;
}

// Escribe las letras con un espacio entre ellas.
void separa(const char vista[])
{
    for (int i = 0; vista[i] != '\0'; i++) {
        if (i > 0) {
            printf(" ");
        }
        printf("%c", vista[i]);
    }
    printf("\n");
}

// Pone en vista la letra en todos sus lugares.
bool revela(const char secreta[],
            char vista[], char letra)
{
    bool esta = false;

    for (int i = 0; secreta[i] != '\0'; i++) {
        if (secreta[i] == letra) {
            vista[i] = letra;
            esta = true;
        }
    }
    return esta;
}

bool contiene(const char texto[], char letra)
{
    for (int i = 0; texto[i] != '\0'; i++) {
        if (texto[i] == letra) {
            return true;
        }
    }
    return false;
}

// Pregunta la inscripción y escribe en texto la
// cosa de ese signo: "poción: agua clara".
void compone(char *texto, int n, char signo)
{
    char linea[LINEA] = "";
    const char *nombre = "llave";

    if (signo == 'p') {
        nombre = "poción";
    }
    printf("Inscripción:\n");
    leer_linea(linea, LINEA);
    if (linea[0] == '\0') {
        snprintf(texto, n, "%s", nombre);
    } else {
        snprintf(texto, n, "%s: %s",
                 nombre, linea);
    }
}

void lista(char **cosas, int n)
{
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1, cosas[i]);
    }
    if (n == 0) {
        printf("No llevas nada.\n");
    }
}

// Entrega la fila, quizá mudada, con una copia
// del texto al final. Sin memoria no cambia nada.
char **agrega(char **cosas, int *n,
              int *capacidad, const char *texto)
{
    char *copia = malloc(strlen(texto) + 1);

    if (copia == NULL) {
        return cosas;
    }
    if (*n == *capacidad) {
        int nueva = *capacidad * 2;
        char **mas = NULL;

        if (nueva == 0) {
            nueva = 2;
        }
        mas = realloc(cosas, nueva * sizeof *mas);
        if (mas == NULL) {
            free(copia);
            return cosas;
        }
        cosas = mas;
        *capacidad = nueva;
    }
    strcpy(copia, texto);
    cosas[*n] = copia;
    (*n)++;
    return cosas;
}

// Devuelve los textos y después la fila.
void libera(char **cosas, int n)
{
    for (int i = 0; i < n; i++) {
        free(cosas[i]);
    }
    free(cosas);
}

// Quita la cosa de ese lugar, contando desde 1,
// y la libera. Contesta si la había.
bool quita(char **cosas, int *n, int lugar)
{
    if (lugar < 1 || lugar > *n) {
        return false;
    }
    free(cosas[lugar - 1]);
    for (int i = lugar; i < *n; i++) {
        cosas[i - 1] = cosas[i];
    }
    (*n)--;
    return true;
}

// Contesta si la partida quedó en el archivo.
bool guarda(const struct partida *p, const char *ruta)
{
    bool bien = true;
    FILE *f = fopen(ruta, "w");

    if (f == NULL) {
        return false;
    }
    fprintf(f, "MAZMORRA %d\n", FORMATO);
    fprintf(f, "heroe [%c] %d %d %d\n", p->inicial,
            p->fuerza, p->vida, p->oro);
    fprintf(f, "movimientos %d\n", p->movimientos);
    fprintf(f, "semilla %d\n", p->semilla);
    fprintf(f, "palabra %d\n", p->palabra);
    fprintf(f, "mochila %d\n", p->n);
    for (int i = 0; i < p->n; i++) {
        fprintf(f, "%s\n", p->cosas[i]);
    }
    fprintf(f, "mapa %d %d\n", FILAS, COLUMNAS);
    for (int i = 0; i < FILAS; i++) {
        fprintf(f, "%s\n", p->mapa[i]);
    }
    fprintf(f, "lugar %d %d\n", p->fila, p->columna);
    fprintf(f, "fin\n");
    if (ferror(f)) {
        bien = false;
    }
    if (fclose(f) != 0) {
        bien = false;
    }
    return bien;
}

// Deja en sitio una línea sin su Enter y la cuenta.
// Con más de 99 bytes, o con un byte 0, no vale.
enum resultado renglon(FILE *f, char *sitio,
                       int *linea)
{
    char *enter = NULL;

    (*linea)++;
    if (fgets(sitio, TEXTO + 1, f) == NULL) {
        return CORTADA;
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        *enter = '\0';
    } else if (!feof(f)) {
        return MALA;
    }
    return CARGADA;
}

// Lee una línea con ese nombre y un número entre
// los dos límites.
enum resultado numero(FILE *f, const char *nombre,
                      int menor, int mayor,
                      int *n, int *linea)
{
    char texto[TEXTO + 1] = "";
    char leido[16] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "%15s %9d%c",
                   leido, n, &sobra) != 2
            || strcmp(leido, nombre) != 0
            || *n < menor || *n > mayor)) {
        r = MALA;
    }
    return r;
}

enum resultado lee_heroe(FILE *f, struct partida *q,
                         int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "heroe [%c] %9d %9d %9d%c",
                   &q->inicial, &q->fuerza, &q->vida,
                   &q->oro, &sobra) != 4
            || q->fuerza < 0 || q->fuerza > PUNTOS
            || q->vida < 1
            || q->vida > vida_maxima(q->fuerza)
            || q->oro < 0)) {
        r = MALA;
    }
    return r;
}

enum resultado lee_mochila(FILE *f, struct partida *q,
                           int *linea)
{
    char texto[TEXTO + 1] = "";
    int total = 0;
    enum resultado r = numero(f, "mochila", 0, MUCHO,
                              &total, linea);

    for (int i = 0; r == CARGADA && i < total; i++) {
        r = renglon(f, texto, linea);
        if (r == CARGADA) {
            q->cosas = agrega(q->cosas, &q->n,
                              &q->capacidad, texto);
            if (q->n == i) {
                r = SIN_MEMORIA;
            }
        }
    }
    return r;
}

enum resultado lee_mapa(FILE *f, struct partida *q,
                        int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    int filas = 0;
    int columnas = 0;
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "mapa %9d %9d%c",
                   &filas, &columnas, &sobra) != 2
            || filas != FILAS
            || columnas != COLUMNAS)) {
        r = MALA;
    }
    for (int i = 0; r == CARGADA && i < FILAS; i++) {
        r = renglon(f, texto, linea);
        if (r == CARGADA
            && strlen(texto) != COLUMNAS) {
            r = MALA;
        }
        if (r == CARGADA) {
            strcpy(q->mapa[i], texto);
        }
    }
    return r;
}

// El lugar, dentro del mapa ya leído, y el fin.
enum resultado lee_lugar(FILE *f, struct partida *q,
                         int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    enum resultado r = renglon(f, texto, linea);

    if (r == CARGADA
        && (sscanf(texto, "lugar %9d %9d%c", &q->fila,
                   &q->columna, &sobra) != 2
            || !se_puede(q->mapa, q->fila,
                         q->columna))) {
        r = MALA;
    }
    if (r == CARGADA) {
        r = renglon(f, texto, linea);
    }
    if (r == CARGADA && strcmp(texto, "fin") != 0) {
        r = MALA;
    }
    return r;
}

// Lee una partida entera en q.
enum resultado lee(FILE *f, struct partida *q,
                   int *linea)
{
    char texto[TEXTO + 1] = "";
    char sobra = ' ';
    int version = 0;
    enum resultado r = renglon(f, texto, linea);

    if (r != CARGADA
        || sscanf(texto, "MAZMORRA %9d%c",
                  &version, &sobra) != 1) {
        return NO_ES;
    }
    if (version != FORMATO) {
        return OTRA_VERSION;
    }
    r = lee_heroe(f, q, linea);
    if (r == CARGADA) {
        r = numero(f, "movimientos", 0, MUCHO,
                   &q->movimientos, linea);
    }
    if (r == CARGADA) {
        r = numero(f, "semilla", 1, MAX_SEMILLA,
                   &q->semilla, linea);
    }
    if (r == CARGADA) {
        r = numero(f, "palabra", 0, PALABRAS - 1,
                   &q->palabra, linea);
    }
    if (r == CARGADA) {
        r = lee_mochila(f, q, linea);
    }
    if (r == CARGADA) {
        r = lee_mapa(f, q, linea);
    }
    if (r == CARGADA) {
        r = lee_lugar(f, q, linea);
    }
    return r;
}

// Todo o nada. En linea queda hasta cuál leyó.
enum resultado carga(struct partida *p,
                     const char *ruta, int *linea)
{
    struct partida nueva = {.cosas = NULL};
    enum resultado r = CARGADA;
    FILE *f = fopen(ruta, "r");

    *linea = 0;
    if (f == NULL) {
        return NO_ABRE;
    }
    r = lee(f, &nueva, linea);
    fclose(f);
    if (r != CARGADA) {
        libera(nueva.cosas, nueva.n);
        return r;
    }
    libera(p->cosas, p->n);
    *p = nueva;
    return CARGADA;
}

// Cuenta en qué acabó la carga.
void di(enum resultado r, const char *ruta, int linea)
{
    switch (r) {
    case CARGADA:
        printf("Cargada.\n");
        break;
    case NO_ABRE:
        perror(ruta);
        break;
    case NO_ES:
        fprintf(stderr, "%s: no es una partida\n",
                ruta);
        break;
    case OTRA_VERSION:
        fprintf(stderr, "%s: otra versión\n", ruta);
        break;
    case CORTADA:
        fprintf(stderr, "%s: falta la línea %d\n",
                ruta, linea);
        break;
    case MALA:
        fprintf(stderr, "%s: no vale la línea %d\n",
                ruta, linea);
        break;
    case SIN_MEMORIA:
        fprintf(stderr, "%s: no cabe\n", ruta);
        break;
    }
}
