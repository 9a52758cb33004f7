#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define FORMA "MAZMORRA %9d%c"

enum resultado {
    VALE, NO_ES, OTRA_VERSION
};

// Lee una línea y le quita el Enter
bool renglon(FILE *f, char *sitio, int n)
{
    char *enter = NULL;

    if (fgets(sitio, n, f) == NULL) {
        return false;
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        *enter = '\0';
    }
    return true;
}

enum resultado cabecera(FILE *f)
{
    char linea[80] = "";
    char c = ' ';
    int v = 0;
    int datos = 0;

[[    if (!renglon(f, linea, 80)) {]]
[[        return NO_ES;]]
[[    }]]
[[    datos = sscanf(linea, FORMA, &v, &c);]]
[[    if (datos != 1) {]]
[[        return NO_ES;]]
[[    }]]
[[    if (v != 1) {]]
[[        return OTRA_VERSION;]]
[[    }]]
    return VALE;
}

int main(void)
{
    const char *dice[] = {
        [VALE] = "Vale.",
        [NO_ES] = "No es una partida.",
        [OTRA_VERSION] = "Otra versión.",
    };
    FILE *f = fopen("partida.txt", "r");

    if (f == NULL) {
        return 1;
    }
    printf("%s\n", dice[cabecera(f)]);
    fclose(f);
    return 0;
}
