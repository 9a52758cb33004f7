static int[] notas(void)
{
    static int todo[3] = {7, 8, 9};
    return todo;
}

int main(void)
{
    return notas()[0];
}
