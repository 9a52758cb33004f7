#include <stdio.h>

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int dragon = 0;

    scanf("%d", &heroe);
    scanf("%d", &rata);
    scanf("%d", &dragon);

    printf("Héroe:  ");
    for (int i = 0; i < heroe; i++) {
        printf("#");
    }
    printf("\n");
    return 0;
}
