#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int a_positivo(const char *s)
{
    int n = 0;

    if (strlen(s) == 0) {
        return 0;
    }
    for (int i = 0; s[i] != '\0'; i++) {
        if (!isdigit((unsigned char)s[i])) {
            return 0;
        }
        if (n < 10000) {
            n = n * 10 + (s[i] - '0');
        }
    }
    return n;
}

void sal(void)
{
    fprintf(stderr, "Uso: dado CARAS [VECES]\n");
    exit(EXIT_FAILURE);
}

int main(int argc, char *argv[])
{
    int caras = 0;
    int veces = 1;

    if (argc != 2 && argc != 3) {
        sal();
    }
    caras = a_positivo(argv[1]);
    if (argc == 3) {
        veces = a_positivo(argv[2]);
    }
    if (caras < 1 || caras > 1000 || veces < 1 || veces > 100) {
        sal();
    }
    srand((unsigned)time(NULL));
    for (int i = 1; i <= veces; i++) {
        int tirada = rand() % caras + 1;

        printf("%d\n", tirada);
    }
    return 0;
}
