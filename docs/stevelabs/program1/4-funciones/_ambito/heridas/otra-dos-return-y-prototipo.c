#include <stdio.h>

int herir(int golpe, int vida);

int main(void)
{
    int heroe, rata;

    if (scanf("%d %d", &heroe, &rata) == 2) {
        int a;
        int b;

        while (scanf("%d %d", &a, &b) == 2) {
            rata = herir(a, rata);
            heroe = herir(b, heroe);
            printf("Rata: %d\nHéroe: %d\n", rata, heroe);
        }
    }
    return 0;
}

int herir(int golpe, int vida)
{
    if (golpe >= vida) {
        return 0;
    }
    return vida - golpe;
}
